import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { flat } from "../grounding/quote-check.ts";
import { knownNames, personsIn } from "../read-through/persons.ts";
import { type Sentence, sourceKey } from "../story.ts";
import { paragraphsOf } from "../story-text.ts";
import { isTooLong, isTooShort, tolerance } from "./budget.ts";
import { type Met, namerOf } from "./people.ts";
import { type PartDone, wordsIn, wordsOfParts } from "./work.ts";

/**
 * `lines` stand word by word; `must` holds the keys of answers that must be told; `people` are not left out altogether; `headings` are those of
 * the parts, in their order.
 */
type Length = {
  words: number;
  language: Language;
  lines?: readonly string[];
  must?: ReadonlySet<string>;
  people?: readonly Met[];
  headings?: readonly string[];
};

type Cuttable = { sentences: readonly Sentence[]; words: number; worth: number };

const sourcesOf = (sentence: Sentence | undefined): string[] => sentence?.sources.map(sourceKey) ?? [];

/** Does a paragraph go on from an answer that the one before it tells? Then it is the end of a scene. */
const goesOn = (paragraph: readonly Sentence[], before: readonly Sentence[] = []): boolean => {
  const keys = new Set(before.flatMap(sourcesOf));
  return sourcesOf(paragraph[0]).some((key) => keys.has(key));
};

const cuttableOf = (sentences: readonly Sentence[], language: Language): Cuttable => {
  const words = wordsIn(sentences, language);
  const stems = new Set(sentences.flatMap(({ text }) => contentStems(text, packs[language])));
  return { sentences, words, worth: stems.size / Math.max(1, words) };
};

/** Which sentences stand whatever the length is? */
const staysIn = ({ lines = [], must = new Set() }: Pick<Length, "lines" | "must">) => {
  const kept = lines.map(flat);
  return ({ text, sources }: Sentence): boolean =>
    kept.some((line) => flat(text).includes(line)) || sources.some((source) => must.has(sourceKey(source)));
};

/** Paragraphs, each with those that go on from it: a scene is cut with its end, or not at all. */
const scenesOf = (paragraphs: readonly Sentence[][]): Sentence[][] => {
  const scenes: Sentence[][] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const scene = goesOn(paragraph, paragraphs[at - 1]) ? scenes.at(-1) : undefined;
    if (scene) scene.push(...paragraph);
    else scenes.push([...paragraph]);
  }
  return scenes;
};

/** Scenes but the first of each part and the last of all, without those that hold what must stand. */
const cuttable = (
  done: readonly PartDone[],
  { language, lines = [], must = new Set(), headings = [] }: Length,
): Cuttable[] => {
  const stemsIn = (text: string): string[] => contentStems(text, packs[language]);
  // A chapter called "Our shoes" without the shoes is a riddle.
  const isCalledAfter = (sentences: readonly Sentence[], part: number): boolean => {
    const own = new Set(stemsIn(headings[part] ?? ""));
    return sentences.some(({ text }) => stemsIn(text).some((stem) => own.has(stem)));
  };
  const stays = staysIn({ lines, must });
  const ending = done.flatMap(({ sentences }) => sentences).at(-1);
  return done
    .flatMap(({ sentences, by }, part) =>
      by === "model"
        ? scenesOf(paragraphsOf(sentences))
            .slice(1)
            .filter((scene) => !isCalledAfter(scene, part))
        : [],
    )
    .filter((paragraph) => !paragraph.some((one) => one === ending || stays(one)))
    .map((sentences) => cuttableOf(sentences, language));
};

type NamesOf = (sentence: Sentence) => readonly string[];

/** The names in each sentence of a story, read once. */
const namesIn = (all: readonly Sentence[], language: Language): NamesOf => {
  const known = knownNames(all.map(({ text }) => text));
  const names = new Map(
    all.map((sentence) => {
      const persons = personsIn(sentence.text, { language, tellerName: "", known });
      return [sentence, persons.flatMap(({ words }) => words)];
    }),
  );
  return (sentence) => names.get(sentence) ?? [];
};

/** Does somebody who is spoken of later stand in these sentences for the first time? Then the rest cannot do without them. */
const introduce = (sentences: readonly Sentence[], all: readonly Sentence[], namesOf: NamesOf): boolean => {
  const at = all.indexOf(sentences[0] as Sentence);
  const before = new Set(all.slice(0, at).flatMap(namesOf));
  const after = new Set(all.slice(at + sentences.length).flatMap(namesOf));
  return sentences.flatMap(namesOf).some((name) => !before.has(name) && after.has(name));
};

/** Does nobody name somebody any more who is not to be left out? */
const losesSomebody = (
  sentences: readonly Sentence[],
  all: readonly Sentence[],
  peopleIn: (text: string) => ReadonlySet<Met>,
): boolean => {
  const left = new Set(
    all.filter((one) => !sentences.includes(one)).flatMap(({ text }) => [...peopleIn(text)]),
  );
  return sentences.some(({ text }) => [...peopleIn(text)].some((person) => !left.has(person)));
};

/** So much over the length is rounding. */
const rounding = 0.005;

/**
 * Leaves out paragraphs until no more than a tenth is too much: where one is enough, the shortest of those, else those that tell
 * least for their length. Single sentences stay: a scene loses its sense, or its joke, without one from its middle. So do quotations
 * of a teller, what says who somebody is, and what must be told: rather a longer story than a life without a death.
 */
export const trimmed = (done: readonly PartDone[], length: Length): PartDone[] => {
  const { words, language, people = [] } = length;
  const peopleIn = namerOf(people, language);
  let left = wordsOfParts(done, language);
  const cut = new Set<Sentence>();
  if (left <= words * (1 + tolerance + rounding)) return [...done];
  const scenes = cuttable(done, length).sort((one, other) => one.worth - other.worth);
  while (isTooLong(left, words)) {
    const all = done.flatMap(({ sentences }) => sentences.filter((one) => !cut.has(one)));
    const namesOf = namesIn(all, language);
    const mayGo = (one: Cuttable): boolean =>
      !one.sentences.some((sentence) => cut.has(sentence)) &&
      !isTooShort(left - one.words, words) &&
      !introduce(one.sentences, all, namesOf) &&
      !losesSomebody(one.sentences, all, peopleIn);
    const may = scenes.filter(mayGo);
    const enough = may.filter((one) => !isTooLong(left - one.words, words));
    const next = enough.sort((one, other) => one.words - other.words)[0] ?? may[0];
    if (!next) break;
    for (const sentence of next.sentences) cut.add(sentence);
    left -= next.words;
  }
  return done.map((part) => ({
    ...part,
    sentences: part.sentences.filter((sentence) => !cut.has(sentence)),
  }));
};
