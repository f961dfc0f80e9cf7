import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences as divideSentences } from "#language/text.ts";
import {
  type HeldLine,
  type HeldPassage,
  type Section,
  type Sentence,
  type Settled,
  type Story,
  sourceKey,
  sourceOf,
  type Told,
} from "../story.ts";
import { countStoryWords } from "../text/word-count.ts";
import type { Closed } from "./closed.ts";
import { knownNames, personsIn, shortened } from "./persons.ts";
import { type PlacedSentence, placesIn } from "./places.ts";
import { pointingIn } from "./pointing.ts";
import { type Context, type Sore, soreIn } from "./sore.ts";

/** May a sentence be printed, shared and exported? Not before everything about it was decided. */
export const mayPrint = ({ held }: Pick<Sentence, "held">): boolean => held === undefined;

const alike = 0.6;

/** Do two lines say the same, in much the same words? */
const saysSame = (one: string, other: string, language: Language): boolean => {
  if (fold(one) === fold(other)) return true;
  const [own, others] = [one, other].map((text) => new Set(contentStems(text, packs[language])));
  if (!own || !others || Math.min(own.size, others.size) < 3) return false;
  const shared = [...own].filter((stem) => others.has(stem)).length;
  return shared / Math.max(own.size, others.size) >= alike;
};

/** An answer without the lines that were left out of an earlier story. */
export const withoutLines = (
  text: string,
  { lines, language }: { lines: readonly string[]; language: Language },
): string => {
  if (lines.length === 0) return text;
  const all = divideSentences(text, language);
  const kept = all.filter((sentence) => !lines.some((line) => saysSame(line, sentence.text, language)));
  return kept.length === all.length ? text : kept.map((sentence) => sentence.text).join(" ");
};

const lineOf = ({ sentence, heading, before }: PlacedSentence): HeldLine => ({
  text: sentence.text,
  sources: sentence.sources,
  heading,
  before,
  now: sentence.text,
  ...(sentence.opens ? { opens: true } : {}),
});

const isFromSame = (one: Sentence, other: Sentence): boolean => {
  const keys = new Set(one.sources.map(sourceKey));
  return other.sources.some((source) => keys.has(sourceKey(source)));
};

/** Lines that are decided about together. */
export const mostLines = 4;

/** `why`: in the words of a model. */
export type Group = { places: PlacedSentence[]; sores: Sore[]; why?: string };

/** Sore sentences that follow each other in one telling are decided about together. */
const neighbours = (places: readonly PlacedSentence[], each: readonly (Sore | null)[]): Group[] => {
  const groups: Group[] = [];
  let last = -2;
  for (const [at, sore] of each.entries()) {
    const place = places[at];
    if (!sore || !place) continue;
    const group = groups.at(-1);
    const before = group?.places.at(-1);
    const isOn =
      last === at - 1 && before?.heading === place.heading && isFromSame(before.sentence, place.sentence);
    if (group && isOn && group.places.length < mostLines) {
      group.places.push(place);
      group.sores.push(sore);
    } else groups.push({ places: [place], sores: [sore] });
    last = at;
  }
  return groups;
};

const passageOf = ({ places, sores, why }: Group, at: number): HeldPassage => {
  const persons = sores.flatMap((sore) => sore.persons);
  const names = [...new Map(persons.map((person) => [person.full, person])).values()];
  return {
    id: `p${at + 1}`,
    reasons: [...new Set(sores.flatMap(({ reasons }) => reasons))],
    lines: places.map(lineOf),
    names: names.map((person) => ({ full: person.full, short: shortened(person) })),
    decision: null,
    ...(why ? { why } : {}),
  };
};

/** What was decided before about every line of a passage, or null. */
const settledFor = (
  passage: HeldPassage,
  settled: readonly Settled[],
  language: Language,
): HeldPassage | null => {
  const found = passage.lines.map((line) =>
    settled.find(
      ({ message_id, text, decision }) =>
        line.sources.some((source) => source.message_id === message_id) &&
        (fold(text) === fold(line.text) || (decision === "keep" && saysSame(text, line.text, language))),
    ),
  );
  const [first] = found;
  if (!first || found.some((one) => one?.decision !== first.decision)) return null;
  const lines = passage.lines.map((line, at) => ({
    ...line,
    now: first.decision === "keep" ? line.text : (found[at]?.wording ?? null),
  }));
  return { ...passage, lines, decision: first.decision };
};

const applied = (
  sections: readonly Section[],
  passages: readonly HeldPassage[],
  marked: ReadonlyMap<Sentence, [string, number]>,
): Section[] =>
  sections
    .map((section) => ({
      ...section,
      sentences: section.sentences.flatMap((sentence): Sentence[] => {
        const [id, at] = marked.get(sentence) ?? [];
        const passage = passages.find((one) => one.id === id);
        if (!passage || at === undefined) return [sentence];
        if (passage.decision === null) return [{ ...sentence, held: passage.id }];
        const now = passage.lines[at]?.now ?? null;
        return now === null ? [] : [{ ...sentence, text: now }];
      }),
    }))
    .filter(({ sentences }) => sentences.length > 0);

export type ReadThrough = {
  told: readonly Told[];
  language: Language;
  tellerName: string;
  settled: readonly Settled[];
  /** What is kept out of every story. */
  closed?: readonly Closed[] | undefined;
};

/** The story with these groups of its sentences as passages, after those that it has. */
export const withPassages = (
  story: Story,
  groups: readonly Group[],
  { settled, language }: Pick<ReadThrough, "settled" | "language">,
): Story => {
  const known = story.passages ?? [];
  const first = known.reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), 0);
  const passages = groups
    .map((group, at) => passageOf(group, first + at))
    .map((passage) => settledFor(passage, settled, language) ?? passage);
  const marked = new Map(
    groups.flatMap(({ places: own }, at) =>
      own.map(({ sentence }, line): [Sentence, [string, number]] => [
        sentence,
        [passages[at]?.id ?? "", line],
      ]),
    ),
  );
  const sections = applied(story.sections, passages, marked);
  const words = sections
    .flatMap((section) => section.sentences)
    .reduce((sum, { text }) => sum + countStoryWords(text, language), 0);
  return { ...story, sections, words, passages: [...known, ...passages] };
};

const contextOf = ({ told, language, tellerName }: ReadThrough): Context => ({
  language,
  tellerName,
  secret: new Set(told.filter(({ isSecret }) => isSecret).map((one) => sourceKey(sourceOf(one)))),
  unasked: new Set(told.filter(({ isUnasked }) => isUnasked).map((one) => sourceKey(sourceOf(one)))),
});

/** A sentence is in one passage only. */
const firstOfEach = (groups: readonly Group[]): Group[] => {
  const seen = new Set<Sentence>();
  return groups.filter(({ places: own }) => {
    const isNew = own.every(({ sentence }) => !seen.has(sentence));
    for (const { sentence } of own) seen.add(sentence);
    return isNew;
  });
};

const pairsIn = (places: readonly PlacedSentence[], together: readonly number[][]): Group[] =>
  together.map((pair) => ({
    places: pair.flatMap((at) => places[at] ?? []),
    sores: pair.map(() => ({ reasons: ["together" as const], persons: [] })),
  }));

type Pointing = {
  each: readonly (Sore | null)[];
  /** Is the sentence at this place in no passage yet? */
  isFree: (at: number) => boolean;
  reading: ReadThrough;
};

/** A group, and where its sentences stand. */
type Pointers = { at: number[]; group: Group };

/** Groups of sentences that point to something that is kept out, with what else is sore in them. */
const pointers = (places: readonly PlacedSentence[], { each, isFree, reading }: Pointing): Pointers[] => {
  const { closed = [], language, tellerName, told } = reading;
  const known = knownNames(places.map(({ sentence }) => sentence.text));
  return pointingIn(places, { told, closed, language, tellerName })
    .map((at) => at.filter(isFree))
    .filter((at) => at.length > 0)
    .map((at) => {
      const own = at.flatMap((place) => places[place] ?? []);
      const sores = own.map(
        ({ sentence }, line): Sore => ({
          reasons: ["beside_kept", ...(each[at[line] ?? -1]?.reasons ?? [])],
          persons: personsIn(sentence.text, { language, tellerName, known }),
        }),
      );
      return { at, group: { places: own, sores } };
    });
};

/** The story with the lines that point to something kept out, and those that say something only together, where none of them is in a passage yet. */
export const readTogether = (story: Story, reading: ReadThrough): Story => {
  const places = placesIn(story.sections);
  const sentences = places.map(({ sentence }) => sentence);
  const { together } = soreIn(sentences, contextOf(reading));
  const known = new Set(
    (story.passages ?? []).flatMap(({ lines }) => lines.flatMap(({ text, now }) => [text, now])),
  );
  const isFree = (at: number): boolean => !known.has(sentences[at]?.text ?? "");
  const pointing = pointers(places, { each: [], isFree, reading });
  const pairs = pairsIn(
    places,
    together.filter((pair) => pair.every(isFree)),
  );
  const groups = firstOfEach([...pointing.map(({ group }) => group), ...pairs]);
  return groups.length === 0 ? story : withPassages(story, groups, reading);
};

/**
 * The story with the passages that point to something that is kept out, and those that could hurt or expose somebody: each is held until it was decided about. What was decided for an
 * earlier story holds here too.
 */
export const readThrough = (story: Story, reading: ReadThrough): Story => {
  const places = placesIn(story.sections);
  const sentences = places.map(({ sentence }) => sentence);
  const { each: all, together } = soreIn(sentences, contextOf(reading));
  const pointing = pointers(places, { each: all, isFree: () => true, reading });
  const isPointing = new Set(pointing.flatMap(({ at }) => at));
  const each = all.map((sore, at) => (isPointing.has(at) ? null : sore));
  const free = (at: number): boolean => each[at] === null && !isPointing.has(at);
  const pairs = pairsIn(
    places,
    together.filter((pair) => pair.every(free)),
  );
  const groups = firstOfEach([...pointing.map(({ group }) => group), ...neighbours(places, each), ...pairs]);
  return withPassages({ ...story, passages: [] }, groups, reading);
};
