import type { Section } from "../story.ts";
import { paragraphsOf, paragraphText } from "../story-text.ts";

/** Headings of a person's own, by those that were written. */
export type Renames = ReadonlyMap<string, string>;

const longestHeading = 100;

/** May a block of text be a heading: short, one line, without a full stop? */
export const looksLikeHeading = (block: string): boolean =>
  block.length <= longestHeading && !/[.!?…:]["“”»'‘’)]*$/u.test(block) && !block.includes("\n");

/**
 * The headings that a person has changed: what stands in the place of one that is gone, before the first paragraph of its
 * section. `blocks`: headings and paragraphs of the text as it stands.
 */
export const renamesIn = (blocks: readonly string[], sections: readonly Section[]): Renames => {
  const written = new Set(
    sections.flatMap(({ heading, sentences }) => [heading, ...paragraphsOf(sentences).map(paragraphText)]),
  );
  const places = new Map<string, number>();
  for (const [at, block] of blocks.entries()) if (!places.has(block)) places.set(block, at);
  const renames = new Map<string, string>();
  for (const { heading, was, sentences } of sections) {
    const [first = []] = paragraphsOf(sentences);
    const before = blocks[(places.get(paragraphText(first)) ?? -1) - 1];
    if (places.has(heading)) {
      if (was !== undefined) renames.set(was, heading);
    } else if (before !== undefined && !written.has(before) && looksLikeHeading(before))
      renames.set(was ?? heading, before);
  }
  return renames;
};

/** The sections under the headings of the person. */
export const renamed = (sections: readonly Section[], renames: Renames): Section[] =>
  sections.map(({ heading, sentences }) => {
    const own = renames.get(heading);
    return own === undefined
      ? { heading, sentences: [...sentences] }
      : { heading: own, sentences: [...sentences], was: heading };
  });
