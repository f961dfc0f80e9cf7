import type { ReadDecision } from "@saga/contract/stories";
import type { Language } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { tokens } from "#language/text.ts";
import {
  areOfOneAnswer,
  type HeldLine,
  type HeldPassage,
  type Section,
  type Sentence,
  type StoryStyle,
} from "../story.ts";
import { storyText } from "../story-text.ts";
import { isOwnWord, tellerActs } from "../text/own-voice.ts";
import { renamedBy } from "./renaming.ts";
import { isQuotation } from "./stranded.ts";

/** What a story is made of where a passage is decided about. */
export type Standing = { sections: Section[]; passages: HeldPassage[]; story: string; isEdited: boolean };

/** `lines`: of each line its own decision, in place of the one for all. */
export type Choice = {
  passage: string;
  decision: ReadDecision;
  lines?: readonly ReadDecision[] | undefined;
  wording?: readonly string[] | undefined;
};

/** Of the story; `style`: in whose voice it is told. */
type Naming = { title: string; language: Language; style?: StoryStyle };

const decisionOf = ({ decision, lines = [] }: Choice, at: number): ReadDecision => lines[at] ?? decision;

const withShortNames = (text: string, { names }: HeldPassage): string =>
  names.reduce((changed, { full, short }) => changed.replaceAll(full, () => short), text);

/** The marks at both ends of a line. */
const marks = /^(["“”„«»]).*(["“”„«»])$/su;

/** The teller's other words for what they are quoted with stand between the same marks: in the narrator's place nobody says "I". */
const inMarks = (wording: string, { text }: HeldLine, language: Language): string => {
  const [, open, close] = isQuotation(text) ? (marks.exec(text) ?? []) : [];
  const read = tokens(wording);
  const isOwn =
    tellerActs(read, language) || read.some((token) => isOwnWord(token, { text: wording, language }));
  return open && close && isOwn && !hasQuotationMark(wording) ? `${open}${wording}${close}` : wording;
};

type Deciding = { passage: HeldPassage; choice: Choice; naming: Naming };

/** What a line says from now on; null: nothing. */
const nowOf = (line: HeldLine, at: number, { passage, choice, naming }: Deciding): string | null => {
  const decision = decisionOf(choice, at);
  if (decision === "leave_out") return null;
  if (decision === "shorten") return withShortNames(line.text, passage);
  if (decision !== "reword") return line.text;
  const wording = choice.wording?.[at]?.trim() ?? "";
  if (wording === "") return null;
  return naming.style === "biography" ? inMarks(wording, line, naming.language) : wording;
};

const isLine = (sentence: Sentence, { passage, line }: { passage: HeldPassage; line: HeldLine }): boolean =>
  sentence.held === passage.id
    ? sentence.text === line.text
    : sentence.text === line.now && sentence.sources.length === line.sources.length;

type Change = { passage: HeldPassage; line: HeldLine; now: string | null };

/** The sections with one line as it stands from now on: where it stood, or after the sentence it followed. */
const changed = (sections: readonly Section[], { passage, line, now }: Change): Section[] => {
  const next = sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({ ...sentence })),
  }));
  const fresh: Sentence[] =
    now === null ? [] : [{ text: now, sources: line.sources, ...(line.opens ? { opens: true } : {}) }];
  for (const { sentences } of next) {
    const at = sentences.findIndex((sentence) => isLine(sentence, { passage, line }));
    if (at < 0) continue;
    const gone = sentences[at];
    // It goes on in the paragraph that it stood in.
    sentences.splice(at, 1, ...fresh.map((one) => (gone?.joins ? { ...one, joins: true as const } : one)));
    const after = sentences[at];
    // The paragraph that it began is passed on.
    if (now === null && gone?.opens && after) sentences[at] = { ...after, opens: true };
    return next.filter((section) => section.sentences.length > 0);
  }
  if (line.now !== null || now === null) return next;
  const own = next.find(({ heading }) => heading === line.heading);
  if (!own) return [...next, { heading: line.heading, sentences: fresh }];
  const before = own.sentences.findIndex(({ text }) => text === line.before);
  const after = own.sentences[before + 1];
  if (after && line.opens && areOfOneAnswer(after, line)) delete after.opens;
  own.sentences.splice(before + 1, 0, ...fresh);
  return next;
};

/** A text that somebody changed by hand, with one line as it stands from now on, where it is still found. */
const changedText = (story: string, { line, now }: Change): string => {
  if (line.now !== null && story.includes(line.now))
    return story.replace(line.now, () => now ?? "").replace(/ {2,}/gu, " ");
  if (line.now === null && now !== null && line.before !== null && story.includes(line.before))
    return story.replace(line.before, () => `${line.before} ${now}`);
  return story;
};

/** Headings that went with what is decided, in the chapters and in a text that somebody changed by hand. */
const withHeadings = (standing: Standing, headings: ReadonlyMap<string, string>): Standing => {
  const of = (heading: string): string => headings.get(heading) ?? heading;
  const blocks = standing.story.split("\n\n").map((block) => of(block));
  return {
    ...standing,
    sections: standing.sections.map((section) => ({ ...section, heading: of(section.heading) })),
    passages: standing.passages.map((passage) => ({
      ...passage,
      lines: passage.lines.map((line) => ({ ...line, heading: of(line.heading) })),
    })),
    story: standing.isEdited ? blocks.join("\n\n") : standing.story,
  };
};

/** The story with a passage decided about, for the first time or otherwise than before; null where there is no such passage. */
export const decided = (standing: Standing, choice: Choice, naming: Naming): Standing | null => {
  const passage = standing.passages.find(({ id }) => id === choice.passage);
  if (!passage) return null;
  let { sections, story } = standing;
  const lines = passage.lines.map((line, at) => {
    const now = nowOf(line, at, { passage, choice, naming });
    sections = changed(sections, { passage, line, now });
    if (standing.isEdited) story = changedText(story, { passage, line, now });
    return { ...line, now, decision: decisionOf(choice, at) };
  });
  const passages = standing.passages.map((one) =>
    one === passage ? { ...one, lines, decision: choice.decision } : one,
  );
  const headings = renamedBy(standing.sections, sections, naming);
  const next = withHeadings({ ...standing, sections, passages, story }, headings);
  return standing.isEdited ? next : { ...next, story: storyText(next) };
};
