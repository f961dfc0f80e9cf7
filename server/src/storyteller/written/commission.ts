import type { Language } from "#language/packs.ts";
import { type Sentence, type Source, sourceKey, sourceOf, type Told } from "../story.ts";
import { paragraphsOf, paragraphText } from "../story-text.ts";
import type { JudgingContext } from "./judge.ts";
import {
  type Material,
  markOf,
  materialOf,
  mustBeTold,
  wholeLife,
  wishesIn,
  wordsOfMaterial,
} from "./material.ts";
import type { Part, Teller } from "./outline.ts";
import type { Commission } from "./prompt.ts";
import { asCalled, namesOfTeller } from "./teller-names.ts";
import type { PartDone, StoryOrder } from "./work.ts";

/** The answers of a section. */
export const answersOf = (part: Part, told: readonly Told[]): Told[] => {
  const wanted = new Set(part.answers.map(sourceKey));
  return told.filter((answer) => wanted.has(sourceKey(sourceOf(answer))));
};

/** Answers in the order in which a section tells them. */
export const inOrderOf = (part: Part, answers: readonly Told[]): Told[] => {
  const keys = part.answers.map(sourceKey);
  const placeOf = (one: Told): number => keys.indexOf(sourceKey(sourceOf(one)));
  return answers.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** A life of so few words is seen whole by whoever writes a part of it. */
const mostWhole = 6_000;
/** Told words for each word of a section: more would only be paid for. */
const mostToldPerWord = 5;
const leastMaterial = 1_500;

/** What whoever writes a part sees: the whole life where it is short, else the answers of the part. */
const materialFor = (
  part: Part,
  { told, words, language }: { told: readonly Told[]; words: number; language: Language },
): Material[] => {
  const all = wholeLife(told, language);
  if (wordsOfMaterial(all, language) <= mostWhole) return all;
  const most = Math.max(leastMaterial, words * mostToldPerWord);
  return materialOf(answersOf(part, told), { most, language });
};

/** A section that is to be written: `done` is what stands in the other sections. */
export type PartAt = { at: number; words: number; done: readonly (PartDone | undefined)[] };

type Commissioned = { commission: Commission; context: JudgingContext };

const printedIn = (done: readonly (PartDone | undefined)[]): Sentence[] =>
  done.flatMap((one) => one?.sentences ?? []);

/** A section as a model is asked for it, and what its sentences are held against. Null: there is no such section. */
export const commissionAt = ({ at, words, done }: PartAt, order: StoryOrder): Commissioned | null => {
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const part = outline.parts[at];
  const teller: Teller | undefined = part && tellers[part.teller];
  if (!part || !teller) return null;
  const material = materialFor(part, { told: teller.told, words, language });
  const byKey = new Map(teller.told.map((one) => [sourceKey(sourceOf(one)), markOf(one)]));
  const marksOf = (sources: readonly Source[]): string[] =>
    sources.flatMap((source) => byKey.get(sourceKey(source)) ?? []);
  const own = marksOf(part.answers);
  const before = done
    .slice(0, at)
    .flatMap((one) => (one ? paragraphsOf(one.sentences).map(paragraphText) : []))
    .join("\n\n");
  return {
    commission: {
      voice: { language, style, teller: asCalled(teller, language) },
      heading: part.heading,
      words,
      material,
      before,
      own,
      lines: part.lines ?? [],
      brief: marksOf(part.brief ?? []),
      chapters: [...new Set(outline.parts.map(({ heading }) => heading))],
      // What a story that was written in one go leaves out is put in by whoever reads it through: no chapter is written anew for it.
      turnings: part.draft
        ? []
        : mustBeTold(
            material.filter(({ mark }) => own.includes(mark)),
            language,
          ),
      wishes: wishesIn(material, teller),
      seed,
    },
    context: {
      language,
      style,
      tellerName: namesOfTeller(teller, language),
      told: teller.told,
      material,
      printed: printedIn(done.filter((_, other) => other !== at)).map(({ text }) => text),
      matters: teller.matters ?? [],
      people: teller.people ?? [],
    },
  };
};
