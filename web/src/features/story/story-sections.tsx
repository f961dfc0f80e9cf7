import type { Story } from "@saga/contract/stories";
import { useRef, useState } from "react";
import { m } from "#messages";
import type { SourcedSentence } from "./sources/sources-dialog.tsx";
import { StorySentence } from "./story-sentence.tsx";
import { paragraphsOf } from "./story-text.ts";

type Props = {
  story: Story;
  onAsk: (sentence: SourcedSentence) => void;
  /** The place of the sentence that is read aloud; -1: none is. */
  readAt?: number;
};

/** Sections with the number of sentences before each. */
const numbered = (story: Story) =>
  story.sections.map((section, place) => {
    const before = story.sections.slice(0, place);
    return { ...section, first: before.reduce((sum, { sentences }) => sum + sentences.length, 0) };
  });

/**
 * A story whose every sentence can be asked where it comes from. The text is one stop for the Tab key; the arrow keys go
 * from sentence to sentence, Enter or a tap asks.
 */
export function StorySections({ story, onAsk, readAt = -1 }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const goTo = (index: number) => {
    const sentence = text.current?.querySelectorAll<HTMLElement>("[data-sentence]")[index];
    if (!sentence) return;
    setCurrent(index);
    sentence.focus();
  };
  return (
    <div ref={text} lang={story.language} className="grid gap-8 font-story text-l leading-read">
      <p lang="en" className="font-ui text-s leading-ui text-ink-mute print:hidden">
        {m.story_tap_a_sentence_to_see_the_answer()}
      </p>
      {numbered(story).map(({ heading, sentences, first }) => (
        <section key={first}>
          {heading && <h2 className="mb-3 text-xl">{heading}</h2>}
          <div className="grid gap-4">
            {paragraphsOf(sentences).map((paragraph) => (
              <p key={paragraph.from} dir="auto">
                {paragraph.sentences.map((sentence, within) => {
                  const place = first + paragraph.from + within;
                  return (
                    <StorySentence
                      key={place}
                      text={sentence.text}
                      isCurrent={place === current}
                      isRead={place === readAt}
                      isHeld={sentence.held === true}
                      onAsk={() => {
                        setCurrent(place);
                        onAsk(sentence);
                      }}
                      onStep={(step) => goTo(place + step)}
                    />
                  );
                })}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
