import type { LeftOut } from "@saga/contract/publishing";
import type { Story } from "@saga/contract/stories";
import { m } from "#messages";

type Props = {
  language: Story["language"];
  /** What files and links have; undefined: not known. */
  text: LeftOut | undefined;
};

/** On paper alone, in place of what the page shows: the text without what is kept out. */
export function PrintedText({ language, text }: Props) {
  return (
    <div data-paper className="hidden print:block">
      {!text && <p>{m.story_not_known_what_may_be_printed()}</p>}
      <div lang={language}>
        {text?.chapters.map(({ heading, paragraphs }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are in the order of the text
          <section key={at}>
            {heading && <h2 dir="auto">{heading}</h2>}
            {paragraphs.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are in the order of the text
              <p key={place} dir="auto">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
