import type { Story } from "@saga/contract/stories";
import { textBlocks } from "./story-text.ts";

/** The text as somebody has changed it by hand. */
export function EditedText({ story }: { story: Story }) {
  const headings = story.sections.map((section) => section.heading);
  return (
    <div lang={story.language} className="grid gap-5 font-story text-l leading-read">
      {textBlocks(story.story, headings).map((block, index) =>
        block.kind === "heading" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are in the order of the text
          <h2 key={index} dir="auto" className="mt-3 text-xl">
            {block.text}
          </h2>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are in the order of the text
          <p key={index} dir="auto" className="whitespace-pre-wrap">
            {block.text}
          </p>
        ),
      )}
    </div>
  );
}
