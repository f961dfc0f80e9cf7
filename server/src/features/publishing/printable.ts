import type { Language } from "@saga/contract/vocabulary";
import type { Chapter, Paragraph } from "#documents/work.ts";
import { sentences } from "#language/text.ts";
import type { StoriesTable } from "#platform/story-tables.ts";
import { looksLikeHeading } from "#storyteller/growth/renamed.ts";
import { touchesMatter } from "#storyteller/material/kept-matter.ts";
import { mayPrint as wasReadThrough } from "#storyteller/read-through/read-through.ts";
import type { Section, Sentence } from "#storyteller/story.ts";
import { blocksOf, paragraphsOf, paragraphText } from "#storyteller/story-text.ts";
import { mattersOf, type Said } from "../stories/said.ts";

/** What may be printed of a work, and how many passages of it may not. */
export type Printable = { chapters: Chapter[]; leftOut: number };

/** The words alone, chapter by chapter. */
export const textsOf = (chapters: readonly Chapter[]): { heading: string; paragraphs: string[] }[] =>
  chapters.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(({ text }) => text) }));

/** May these words leave the house? `sources`: ids of the answers they were made from. */
export type MayPrint = (words: { text: string; sources: readonly string[] }) => boolean;

/**
 * The one place that decides what is in no file and behind no link: what touches a matter that a teller wants left alone, and
 * what comes from an answer that is kept out. Of a story also what nobody has decided about in its read-through.
 */
export function printingRules(said: Said, language: Language): MayPrint {
  const people = [...new Set(said.reached.map(({ person }) => person.id))];
  const matters = people.flatMap((id) => mattersOf(id, said));
  const hidden = new Set(said.messages.filter((each) => each.is_private === 1).map(({ id }) => id));
  return ({ text, sources }) =>
    !sources.some((id) => hidden.has(id)) && !touchesMatter(text, { matters, language });
}

/** As the text of a story is divided: a sentence of a model may be two. */
const divided = (text: string, language: string): string[] => [
  text,
  ...sentences(text, language).map((each) => each.text),
];

const asText = (text: string): Paragraph => ({ kind: "text", text });

const idsOf = ({ sources }: Sentence): string[] => sources.map(({ message_id }) => message_id);

function writtenChapters(sections: readonly Section[], mayPrint: MayPrint): Printable {
  let leftOut = 0;
  const chapters = sections.map(({ heading, sentences: all }) => {
    const kept = all.filter(
      (each) => wasReadThrough(each) && mayPrint({ text: each.text, sources: idsOf(each) }),
    );
    leftOut += all.length - kept.length;
    const isShown = heading === "" || mayPrint({ text: heading, sources: [] });
    return {
      heading: isShown ? heading : "",
      paragraphs: paragraphsOf(kept).map((paragraph) => asText(paragraphText(paragraph))),
    };
  });
  return { chapters: chapters.filter(({ paragraphs }) => paragraphs.length > 0), leftOut };
}

/** A text that somebody changed by hand: sentences that were written from what is kept out are known by their words. */
function editedChapters(story: StoriesTable, mayPrint: MayPrint): Printable {
  const sections = JSON.parse(story.sections) as Section[];
  const written = new Map(
    sections.flatMap(({ sentences: all }) => all.map((each) => [each.text, idsOf(each)] as const)),
  );
  const held = new Set(
    sections.flatMap(({ sentences: all }) =>
      all.flatMap((each) => (wasReadThrough(each) ? [] : divided(each.text, story.language))),
    ),
  );
  let leftOut = 0;
  const chapters: { heading: string; paragraphs: Paragraph[] }[] = [{ heading: "", paragraphs: [] }];
  for (const block of blocksOf(story.story)) {
    if (looksLikeHeading(block)) {
      const isShown = mayPrint({ text: block, sources: [] });
      chapters.push({ heading: isShown ? block : "", paragraphs: [] });
      continue;
    }
    const all = sentences(block, story.language);
    const kept = all.filter(
      ({ text }) => !held.has(text) && mayPrint({ text, sources: written.get(text) ?? [] }),
    );
    leftOut += all.length - kept.length;
    const text = kept.length === all.length ? block : kept.map((each) => each.text).join(" ");
    if (text !== "") chapters.at(-1)?.paragraphs.push(asText(text));
  }
  return { chapters: chapters.filter(({ paragraphs }) => paragraphs.length > 0), leftOut };
}

/** What of a story may be printed. A title that may not gives way to the author's name. */
export const printableStory = (
  story: StoriesTable,
  { said, author }: { said: Said; author: string },
): Printable & { title: string; mayPrint: MayPrint } => {
  const mayPrint = printingRules(said, story.language as Language);
  const printed =
    story.is_edited === 1
      ? editedChapters(story, mayPrint)
      : writtenChapters(JSON.parse(story.sections) as Section[], mayPrint);
  const isShown = mayPrint({ text: story.title, sources: [] });
  return { ...printed, mayPrint, title: isShown ? story.title : author || "Saga" };
};
