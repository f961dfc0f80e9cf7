import type { LeftOut } from "@saga/contract/publishing";
import type { Story } from "@saga/contract/stories";
import { textBlocks } from "./story-text.ts";

/** Sentences that the page itself leaves out on paper; in a text that was changed by hand it knows none. */
const heldIn = ({ is_edited, sentences }: Story): number =>
  is_edited ? 0 : sentences.filter(({ held }) => held).length;

const headingsIn = (story: Story): string[] => {
  const headings = story.sections.map(({ heading }) => heading);
  if (!story.is_edited)
    return story.sections
      .filter(({ sentences }) => !sentences.every(({ held }) => held))
      .map((one) => one.heading);
  return textBlocks(story.story, headings).flatMap(({ kind, text }) => (kind === "heading" ? [text] : []));
};

/** Something on the page may not be on paper that the page cannot leave out by itself: what files and links have is printed. */
export function printsOtherText(story: Story, printed: LeftOut): boolean {
  const headings = new Set(printed.chapters.map(({ heading }) => heading));
  return (
    printed.kept_out > heldIn(story) ||
    printed.title !== story.title ||
    headingsIn(story).some((heading) => heading !== "" && !headings.has(heading))
  );
}
