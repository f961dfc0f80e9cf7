import { fold } from "#language/fold.ts";
import type { Language } from "#language/packs.ts";
import { sentences as divideSentences } from "#language/text.ts";
import { bookWishesIn } from "../material/wishes.ts";
import {
  areOfOneAnswer,
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
import { shortNames } from "../written/teller-names.ts";
import type { Closed } from "./closed.ts";
import { firstOfEach, type Group, mostQuestions, questionsFrom } from "./matters.ts";
import { isTeller, knownNames, type Life, type Named, ownNames, personsIn, shortened } from "./persons.ts";
import { type PlacedSentence, placesIn } from "./places.ts";
import { pointingIn } from "./pointing.ts";
import { settledApart } from "./settling.ts";
import { type Context, type Sore, soreIn } from "./sore.ts";

/** May a sentence be printed, shared and exported? Not before everything about it was decided. */
export const mayPrint = ({ held }: Pick<Sentence, "held">): boolean => held === undefined;

const lineOf = ({ sentence, heading, before }: PlacedSentence): HeldLine => ({
  text: sentence.text,
  sources: sentence.sources,
  heading,
  before,
  now: sentence.text,
  ...(sentence.opens ? { opens: true } : {}),
});

/** Of their first answer, so many sentences may say who tells. */
const mostOfIntroduction = 8;

/** So many lines that follow each other are of one matter. */
const mostNeighbours = 4;

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
      last === at - 1 && before?.heading === place.heading && areOfOneAnswer(before.sentence, place.sentence);
    if (group && isOn && group.places.length < mostNeighbours) {
      group.places.push(place);
      group.sores.push(sore);
    } else groups.push({ places: [place], sores: [sore] });
    last = at;
  }
  return groups;
};

/** Names that can be shortened: those of others with a family name that can go. */
const shortNamesOf = (sores: readonly Sore[], life: Life): HeldPassage["names"] => {
  const persons = sores.flatMap((sore) => sore.persons).filter((person) => !isTeller(person, life));
  const names = [...new Map(persons.map((person) => [person.full, person])).values()];
  // "Raymond Walter Beddoes" before "Walter Beddoes".
  return names
    .toSorted((one, other) => other.full.length - one.full.length)
    .flatMap((person) => {
      const short = shortened(person);
      return short === null ? [] : [{ full: person.full, short }];
    });
};

const passageOf = ({ places, sores, why }: Group, life: Life): HeldPassage => ({
  id: "",
  reasons: [...new Set(sores.flatMap(({ reasons }) => reasons))],
  lines: places.map(lineOf),
  names: shortNamesOf(sores, life),
  decision: null,
  ...(why ? { why } : {}),
});

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
        const line = passage.lines[at];
        if (line?.decision === undefined) return [{ ...sentence, held: passage.id }];
        const { now } = line;
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
export const withPassages = (story: Story, groups: readonly Group[], reading: ReadThrough): Story => {
  const known = story.passages ?? [];
  const first = known.reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), 0) + 1;
  const life = lifeIn(story, reading);
  const marked = new Map<Sentence, [string, number]>();
  const passages = groups
    .flatMap((group) => settledApart(passageOf(group, life), reading).map((part) => ({ ...part, group })))
    .map(({ passage, at, group }, place) => {
      const id = `p${first + place}`;
      for (const [line, own] of at.entries()) {
        const sentence = group.places[own]?.sentence;
        if (sentence) marked.set(sentence, [id, line]);
      }
      return { ...passage, id };
    });
  const sections = applied(story.sections, passages, marked);
  const words = sections
    .flatMap((section) => section.sentences)
    .reduce((sum, { text }) => sum + countStoryWords(text, reading.language), 0);
  return { ...story, sections, words, passages: [...known, ...passages] };
};

/** What a story and those who told it say, as names are looked for in them. */
const textsOf = ({ sections }: Story, { told }: ReadThrough): string[] => [
  ...told.filter(({ isPrivate }) => !isPrivate).map(({ text }) => text),
  ...sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
];

const lifeIn = (story: Story, reading: ReadThrough): Life => {
  const { told, language, tellerName } = reading;
  const life = { language, tellerName, known: knownNames(textsOf(story, reading)) };
  const introduction = told.find(({ isPrivate, topic }) => !isPrivate && topic === "name_origin");
  const first = divideSentences(introduction?.text ?? "", language).map(({ text }) => text);
  const own = ownNames(first.slice(0, mostOfIntroduction), life);
  const name = tellerName || [...own].join(" ");
  // "Nobody's called me Edith. Edie.", and she is called so wherever it is said.
  const short = shortNames({ name, told }, language).filter((word) => introduction?.text.includes(word));
  return { ...life, own: new Set([...own, ...short.map((word) => fold(word))]) };
};

const mostNamed = (persons: readonly Named[], text: string): Named[] =>
  [...persons].sort((one, other) => text.split(other.full).length - text.split(one.full).length).slice(0, 1);

/** Whom a teller asks to be named in the book. */
const wishedIn = (told: readonly Told[], life: Life): Named[] =>
  told.flatMap(({ text, isWished, bookWishes = [] }) => {
    const own = isWished ? bookWishesIn(text, life.language) : [];
    const named = [...bookWishes, ...own].flatMap((wish) => personsIn(`${wish.before} ${wish.text}`, life));
    // "I want his name put in": of whom that telling is.
    return named.length === 0 && own.length > 0 ? mostNamed(personsIn(text, life), text) : named;
  });

const contextOf = (story: Story, reading: ReadThrough): Context => {
  const { told, language } = reading;
  const keysOf = (is: (one: Told) => boolean | undefined): Set<string> =>
    new Set(told.filter(is).map((one) => sourceKey(sourceOf(one))));
  const life = lifeIn(story, reading);
  return {
    language,
    secret: keysOf(({ isSecret }) => isSecret),
    unasked: keysOf(({ isUnasked }) => isUnasked),
    wished: keysOf(({ isWished }) => isWished),
    wishedPersons: wishedIn(told, life),
    life,
  };
};

const pairsIn = (places: readonly PlacedSentence[], together: readonly number[][]): Group[] =>
  together.map((pair) => ({
    places: pair.flatMap((at) => places[at] ?? []),
    sores: pair.map(() => ({ reasons: ["together" as const], persons: [], kin: [] })),
  }));

type Pointing = {
  each: readonly (Sore | null)[];
  /** Is the sentence at this place in no passage yet? */
  isFree: (at: number) => boolean;
  reading: ReadThrough;
  life: Life;
};

/** A group, and where its sentences stand. */
type Pointers = { at: number[]; group: Group };

/** Groups of sentences that point to something that is kept out, with what else is sore in them. */
const pointers = (
  places: readonly PlacedSentence[],
  { each, isFree, reading, life }: Pointing,
): Pointers[] => {
  const { closed = [], language, tellerName, told } = reading;
  return pointingIn(places, { told, closed, language, tellerName })
    .map((at) => at.filter(isFree))
    .filter((at) => at.length > 0)
    .map((at) => {
      const own = at.flatMap((place) => places[place] ?? []);
      const sores = own.map(
        ({ sentence }, line): Sore => ({
          reasons: ["beside_kept", ...(each[at[line] ?? -1]?.reasons ?? [])],
          persons: personsIn(sentence.text, life),
          kin: [],
        }),
      );
      return { at, group: { places: own, sores } };
    });
};

/** The story with the lines that point to something kept out, and those that say something only together, where none of them is in a passage yet. */
export const readTogether = (story: Story, reading: ReadThrough): Story => {
  const places = placesIn(story.sections);
  const sentences = places.map(({ sentence }) => sentence);
  const context = contextOf(story, reading);
  const { together } = soreIn(sentences, context);
  const known = new Set(
    (story.passages ?? []).flatMap(({ lines }) => lines.flatMap(({ text, now }) => [text, now])),
  );
  const isFree = (at: number): boolean => !known.has(sentences[at]?.text ?? "");
  const pointing = pointers(places, { each: [], isFree, reading, life: context.life });
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
  const context = contextOf(story, reading);
  const { each: all, together } = soreIn(sentences, context);
  const pointing = pointers(places, { each: all, isFree: () => true, reading, life: context.life });
  const isPointing = new Set(pointing.flatMap(({ at }) => at));
  const each = all.map((sore, at) => (isPointing.has(at) ? null : sore));
  const free = (at: number): boolean => each[at] === null && !isPointing.has(at);
  const pairs = pairsIn(
    places,
    together.filter((pair) => pair.every(free)),
  );
  const groups = firstOfEach([...pointing.map(({ group }) => group), ...neighbours(places, each), ...pairs]);
  const most = mostQuestions(story.words);
  const questions = questionsFrom(groups, { most, language: reading.language });
  return withPassages({ ...story, passages: [] }, questions, reading);
};
