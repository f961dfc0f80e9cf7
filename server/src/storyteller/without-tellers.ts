import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { neutralTitle, noteOnCut } from "./notes.ts";
import type { Section, Sentence, Source } from "./story.ts";
import { blocksOf, storyText } from "./story-text.ts";
import { countStoryWords } from "./text/word-count.ts";

/** A story as it is kept. `isEdited`: the text is a person's own and is not that of the sections any more. */
export type KeptText = {
  title: string;
  story: string;
  sections: readonly Section[];
  spent: readonly Source[];
  isEdited: boolean;
  language: Language;
};

/**
 * What is being removed: interviews, or only some answers in them, and the names of those who told. `shared`: the words in a row that the stories have in common with
 * the answers in them, see `sharedRuns`. `left`: what stays of those answers, where only a part goes.
 */
export type Removed = {
  interviewIds: ReadonlySet<string>;
  messageIds?: ReadonlySet<string> | undefined;
  shared: ReadonlySet<string>;
  names: readonly string[];
  left?: string | undefined;
};

/** What is left of a story; `taken` counts the sentences that went. */
export type Remainder = {
  title: string;
  story: string;
  sections: Section[];
  spent: Source[];
  words: number;
  note: string;
  taken: number;
};

/** So many words in a row are no chance. A heading has few. */
const sameRun = 4;
const sameHeadingRun = 2;

const wordsOf = (text: string): string[] => tokens(text).map(({ word }) => word);

const runsOf = (words: readonly string[], length: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(" "));

/** Every run of words up to the longest that is looked for. */
function* allRuns(text: string): Generator<string> {
  const words = wordsOf(text);
  for (let count = 1; count <= sameRun; count += 1) yield* runsOf(words, count);
}

/** What of a story is held against answers. */
const textsOf = ({ title, story, sections, isEdited, language }: KeptText): string[] => [
  title,
  ...sections.flatMap(({ heading, sentences: own }) => [heading, ...own.map(({ text }) => text)]),
  ...(isEdited ? blocksOf(story).flatMap((block) => sentences(block, language).map(({ text }) => text)) : []),
];

/** The words in a row of stories that stand in one of these answers too: as much to remember as the stories are long. */
export function sharedRuns(stories: readonly KeptText[], answers: readonly string[]): string[] {
  const wanted = new Set(stories.flatMap((story) => textsOf(story).flatMap((text) => [...allRuns(text)])));
  const found = new Set<string>();
  for (const answer of answers) for (const run of allRuns(answer)) if (wanted.has(run)) found.add(run);
  return [...found];
}

/** Does a text have so many words in a row in common? A shorter text stands whole in one. */
const createSharing =
  (runs: ReadonlySet<string>, length: number) =>
  (text: string): boolean => {
    const words = wordsOf(text);
    return words.length > 0 && runsOf(words, Math.min(length, words.length)).some((run) => runs.has(run));
  };

const isFrom =
  ({ interviewIds, messageIds }: Removed) =>
  ({ interview_id, message_id }: Source): boolean =>
    messageIds ? messageIds.has(message_id) : interviewIds.has(interview_id);

/** Does a sentence of a story tell what stays of an answer, in its words, and nothing else? One that is put otherwise may tell what goes. */
const createStaying = ({ left, shared }: Removed, language: Language) => {
  if (left === undefined) return () => false;
  const pack = packs[language];
  const stems = new Set(contentStems(left, pack));
  const isOfLeft = createSharing(new Set(allRuns(left)), sameRun);
  const isOfGone = createSharing(shared, sameRun);
  return (text: string): boolean =>
    isOfLeft(text) && !isOfGone(text) && contentStems(text, pack).every((stem) => stems.has(stem));
};

/** Chapters without the sentences that go. A heading that was made of their words gives way to the one before or after it. */
function chaptersWithout(sections: readonly Section[], goes: (sentence: Sentence) => boolean, title: Title) {
  const left: Section[] = [];
  const headings: string[] = [];
  let open: Sentence[] = [];
  let taken = 0;
  for (const { was: _, ...section } of sections) {
    const stays = section.sentences.filter((sentence) => !goes(sentence));
    const lost = section.sentences.length - stays.length;
    taken += lost;
    const isTheirs = (lost > 0 && title.isTheirs(section.heading)) || title.isNamed(section.heading);
    if (isTheirs || stays.length === 0) headings.push(section.heading);
    if (stays.length === 0) continue;
    const last = left.at(-1);
    if (!isTheirs) left.push({ heading: section.heading, sentences: [...open.splice(0), ...stays] });
    else if (last) last.sentences.push(...stays);
    else open = [...open, ...stays];
  }
  if (open.length > 0) left.push({ heading: title.fallback, sentences: open });
  return { left, headings: new Set(headings), taken };
}

type Title = {
  fallback: string;
  isTheirs: (text: string) => boolean;
  isNamed: (text: string) => boolean;
};

/**
 * A story without what was drawn from interviews that are removed: by the sources of its sentences, and where a person has
 * changed the text, also by words in a row that stand in the answers. Null: nothing is left.
 */
export function withoutTellers(kept: KeptText, removed: Removed): Remainder | null {
  const from = isFrom(removed);
  const stays = createStaying(removed, kept.language);
  const isDrawn = ({ text, sources, held }: Sentence): boolean =>
    sources.some(from) && (held !== undefined || !stays(text));
  const drawn = kept.sections.flatMap((section) => section.sentences.filter(isDrawn));
  const runs = new Set(removed.shared);
  for (const { text } of drawn) for (const run of allRuns(text)) runs.add(run);
  const isShared = createSharing(runs, sameRun);
  const isTheirs = createSharing(runs, sameHeadingRun);
  const names = removed.names.map((name) => wordsOf(name).join(" ")).filter((name) => name !== "");
  const isNamed = (text: string): boolean => {
    const words = ` ${wordsOf(text).join(" ")} `;
    return names.some((name) => words.includes(` ${name} `));
  };
  const fallback = neutralTitle(kept.language);
  const isStill = ({ message_id }: Source): boolean =>
    left.some((section) =>
      section.sentences.some(({ sources }) => sources.some((one) => one.message_id === message_id)),
    );
  const goes = (sentence: Sentence): boolean =>
    isDrawn(sentence) || (sentence.by_hand === true && isShared(sentence.text));
  const { left, headings, taken } = chaptersWithout(kept.sections, goes, { fallback, isTheirs, isNamed });
  const title = isTheirs(kept.title) || isNamed(kept.title) ? fallback : kept.title;
  const others = new Set(left.flatMap((section) => section.sentences.map(({ text }) => text)));
  const isGone = (text: string): boolean => !others.has(text) && isShared(text);
  const edited = kept.isEdited
    ? editedWithout(kept, { isGone, headings })
    : { text: storyText({ sections: left }), taken: 0 };
  if (edited.text.trim() === "") return null;
  return {
    title,
    story: edited.text,
    sections: left,
    // What stays of an answer is spent as before where it stands in the story still.
    spent: kept.spent.filter((source) => !from(source) || isStill(source)),
    words: countStoryWords(edited.text, kept.language),
    note: noteOnCut(kept.language),
    taken: Math.max(taken, edited.taken),
  };
}

type Going = { isGone: (text: string) => boolean; headings: ReadonlySet<string> };

/** A text that a person has changed, sentence by sentence. */
function editedWithout({ story, language }: KeptText, { isGone, headings }: Going) {
  let taken = 0;
  const blocks = blocksOf(story).map((block) => {
    if (headings.has(block)) return "";
    const all = sentences(block, language).map(({ text }) => text);
    const stays = all.filter((text) => !isGone(text));
    taken += all.length - stays.length;
    return stays.length === all.length ? block : stays.join(" ");
  });
  return { text: blocks.filter((block) => block !== "").join("\n\n"), taken };
}
