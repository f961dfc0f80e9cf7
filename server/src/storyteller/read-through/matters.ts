import { type ReadReason, soreKinds } from "@saga/contract/stories";
import { isSameName } from "#language/name-match.ts";
import type { Language } from "#language/packs.ts";
import { type Sentence, sourceKey } from "../story.ts";
import type { PlacedSentence } from "./places.ts";
import type { Sore } from "./sore.ts";

/** Lines that are decided about together, with what is sore in each. `why`: in the words of a model. */
export type Group = { places: PlacedSentence[]; sores: Sore[]; why?: string };

/** More lines than these nobody reads as one question. */
export const mostLines = 10;

/** A family answers a question for so many words, and so many at least. */
const [wordsForQuestion, fewestQuestions] = [190, 4];

/** So many questions at most about a story of so many words. */
export const mostQuestions = (words: number): number =>
  Math.max(fewestQuestions, Math.round(words / wordsForQuestion));

/** Gravest first. */
const gravity: readonly ReadReason[] = [
  "beside_kept",
  // What lines tell together is decided before each of them is asked about for itself.
  "together",
  ...soreKinds.filter((kind) => kind !== "loss"),
  "loss",
  "first_told",
];

const reasonsOf = ({ sores }: Group): Set<ReadReason> => new Set(sores.flatMap(({ reasons }) => reasons));

const gravest = (group: Group): number => {
  const own = reasonsOf(group);
  return gravity.findIndex((reason) => own.has(reason));
};

const isOfSamePerson = (one: Group, other: Group, language: Language): boolean => {
  const namesOf = ({ sores }: Group): readonly string[][] =>
    sores.flatMap(({ persons }) => persons.map(({ words }) => [...words]));
  const isSame = (name: string, another: string): boolean => isSameName([name, another], language);
  // Tom Barker is not Ann Barker.
  const isOne = (name: readonly string[], another: readonly string[]): boolean =>
    name.length > 1 && another.length > 1
      ? isSame(name[0] ?? "", another[0] ?? "")
      : name.some((word) => another.some((two) => isSame(word, two)));
  const others = namesOf(other);
  return namesOf(one).some((name) => others.some((another) => isOne(name, another)));
};

const isOfSameKin = (one: Group, other: Group): boolean => {
  const kin = new Set(one.sores.flatMap((sore) => sore.kin));
  return other.sores.some((sore) => sore.kin.some((own) => kin.has(own)));
};

const isFromSame = (one: Group, other: Group): boolean => {
  const keysOf = ({ places }: Group): string[] =>
    places.flatMap(({ sentence }) => sentence.sources.map(sourceKey));
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
};

/** Is it one question: the same matter of the same person, or the same matter in one telling? */
const isOneMatter = (one: Group, other: Group, language: Language): boolean => {
  const own = reasonsOf(one);
  const shared = [...reasonsOf(other)].filter((reason) => own.has(reason));
  if (shared.length === 0 || shared.includes("beside_kept") || shared.includes("together")) return false;
  const isSore = shared.some((reason) => reason !== "first_told");
  // Who is only named in full is one question, whoever it is.
  if (own.size === 1 && !isSore && reasonsOf(other).size === 1) return true;
  return (
    isOfSamePerson(one, other, language) || (isSore && (isOfSameKin(one, other) || isFromSame(one, other)))
  );
};

const joined = (one: Group, other: Group): Group => ({
  places: [...one.places, ...other.places],
  sores: [...one.sores, ...other.sores],
  ...(one.why || other.why ? { why: [one.why, other.why].filter(Boolean).join(" ") } : {}),
});

const fits = (one: Group, other: Group): boolean => one.places.length + other.places.length <= mostLines;

/** One question for each matter and person, with all of its lines. */
const byMatter = (groups: readonly Group[], language: Language): Group[] => {
  const all: Group[] = [];
  for (const group of groups) {
    const at = all.findIndex((one) => isOneMatter(one, group, language) && fits(one, group));
    const own = all[at];
    if (own) all[at] = joined(own, group);
    else all.push(group);
  }
  return all;
};

/** The two questions of one kind that are the lightest, or null. */
const lightestTwo = (groups: readonly Group[]): [number, number] | null => {
  for (const weight of [...gravity.keys()].reverse()) {
    const reason = gravity[weight];
    if (reason === "beside_kept" || reason === "together") continue;
    const own = [...groups.keys()].filter((at) => gravest(groups[at] as Group) === weight);
    for (const one of own)
      for (const other of own)
        if (one < other && fits(groups[one] as Group, groups[other] as Group)) return [one, other];
  }
  return null;
};

/** The gravest first; where they are more than a family answers, the lightest of one kind are asked together. No line is lost. */
export const fewer = (groups: readonly Group[], most: number): Group[] => {
  let all = [...groups];
  while (all.length > most) {
    const two = lightestTwo(all);
    if (!two) break;
    const [one, other] = two;
    all = all.with(one, joined(all[one] as Group, all[other] as Group)).toSpliced(other, 1);
  }
  return all.toSorted((one, other) => gravest(one) - gravest(other));
};

/** The questions about a story: one for each matter and person, and no more than so many. */
export const questionsFrom = (
  groups: readonly Group[],
  { most, language }: { most: number; language: Language },
): Group[] => fewer(byMatter(groups, language), most);

/** A sentence is asked about once. */
export const firstOfEach = (groups: readonly Group[]): Group[] => {
  const seen = new Set<Sentence>();
  return groups.flatMap((group) => {
    const isNew = group.places.map(({ sentence }) => !seen.has(sentence));
    for (const { sentence } of group.places) seen.add(sentence);
    const places = group.places.filter((_, at) => isNew[at]);
    return places.length > 0 ? [{ ...group, places, sores: group.sores.filter((_, at) => isNew[at]) }] : [];
  });
};
