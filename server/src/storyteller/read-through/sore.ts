import { type ReadReason, soreKinds } from "@saga/contract/stories";
import { fold as foldText } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { type Sentence, sourceKey } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type Life, type Named, personsIn } from "./persons.ts";

export type Context = {
  language: Language;
  /** Keys of the answers that were told as a secret. */
  secret: ReadonlySet<string>;
  /** Keys of those that were told before the teller asked who reads them. */
  unasked: ReadonlySet<string>;
  /** Keys of those that the teller wants to be told, and whom they want named there. */
  wished: ReadonlySet<string>;
  wishedPersons: readonly Named[];
  /** Whom the names of the life name. */
  life: Life;
};

/** What is sore in a sentence, and who is named in it or is a relative there. */
export type Sore = { reasons: ReadReason[]; persons: Named[]; kin: string[] };

const parents: ReadonlySet<string> = new Set([
  "kin mother",
  "kin father",
  "kin grandmother",
  "kin grandfather",
]);
/** Of anybody, named or not; the others only of somebody who is named or a relative, and may live. */
const ofAnybody: ReadonlySet<ReadReason> = new Set<ReadReason>(["secret", "affair", "crime"]);
const ofTheNamed: ReadonlySet<ReadReason> = new Set<ReadReason>(["illness"]);
const ofTheLiving: ReadonlySet<ReadReason> = new Set<ReadReason>(["money", "quarrel", "blame"]);

type Read = { text: string; folded: string; persons: Named[]; kin: string[]; hasAnother: boolean };

const read = (text: string, { language, life }: Context): Read => {
  const words = tokens(text);
  const persons = personsIn(text, life);
  const lists = lexiconMatcher(language)(words).map(({ list }) => list);
  const kin = lists.filter((list) => list.startsWith("kin "));
  const hasPronoun = words.some(({ word }) => packs[language].functionWords.pronouns.has(word));
  const hasAnother = persons.length > 0 || kin.length > 0 || hasPronoun || lists.includes("people");
  return { text, folded: foldText(text), persons, kin, hasAnother };
};

/** Names that a sentence of a death speaks of. */
const deadIn = (all: readonly Read[], { language }: Context): string[] => {
  const { death } = packs[language].story.turnings;
  return all
    .filter(({ folded }) => death.test(folded))
    .flatMap(({ persons }) => persons.flatMap(({ words }) => words));
};

const mayLive = ({ persons, kin }: Read, dead: readonly string[], { language }: Context): boolean =>
  persons.some(
    ({ words }) => !words.some((word) => dead.some((gone) => isSameName([gone, word], language))),
  ) ||
  (persons.length === 0 && kin.some((one) => !parents.has(one)));

/**
 * Marriages and births whose years stand apart, and say something when they are put together: a child that was born before the
 * marriage or in its year. Places of the sentences.
 */
const toldTogether = (all: readonly Read[], { language }: Context): number[][] => {
  const { turnings, born } = packs[language].story;
  const child = new Set(["kin son", "kin daughter", "kin child"]);
  const dated = all.map(({ text }) => yearsIn(text, language)[0]);
  const births = [...all.keys()].filter((at) => {
    const one = all[at];
    return (
      dated[at] !== undefined &&
      one?.kin.some((kin) => child.has(kin)) &&
      /born|fodd|nata|nato|urodz/u.test(one.folded)
    );
  });
  const weddings = [...all.keys()].filter(
    (at) =>
      dated[at] !== undefined &&
      turnings.marriage.test(all[at]?.folded ?? "") &&
      !born.test(all[at]?.folded ?? ""),
  );
  // A child of the first marriage is born before the second.
  const first = Math.min(
    ...[...all.keys()]
      .filter((at) => weddings.includes(at) || packs[language].story.married.test(all[at]?.folded ?? ""))
      .map((at) => dated[at] ?? Number.POSITIVE_INFINITY),
  );
  return weddings
    .filter((at) => dated[at] === first)
    .flatMap((wedding) =>
      births
        .filter((birth) => birth !== wedding && (dated[birth] ?? 0) <= (dated[wedding] ?? 0))
        .map((birth) => [wedding, birth].sort((one, other) => one - other)),
    );
};

const reasonsOf = (one: Read, dead: readonly string[], context: Context): ReadReason[] => {
  const { sore } = packs[context.language].story;
  return soreKinds.filter((kind) => {
    if (!sore[kind].test(one.folded)) return false;
    if (ofAnybody.has(kind)) return one.hasAnother;
    if (ofTheNamed.has(kind)) return one.persons.length > 0;
    if (ofTheLiving.has(kind)) return mayLive(one, dead, context);
    return one.persons.length + one.kin.length > 0;
  });
};

/** Nobody quarrels alone; but who was ill, or drank, may be the teller. */
const ofSomebody: ReadonlySet<ReadReason> = new Set<ReadReason>(["money", "blame", "illness"]);

/** Of what a teller wants to be told nothing is asked but what exposes somebody else. */
const ofOthers: ReadonlySet<ReadReason> = new Set<ReadReason>([
  "secret",
  "affair",
  "crime",
  "money",
  "quarrel",
  "blame",
  "illness",
]);

const givenOf = ({ full }: Named): string => full.split(" ")[0] ?? "";

const isWishedPerson = (person: Named, { wishedPersons, language }: Context): boolean =>
  wishedPersons.some((one) => isSameName([givenOf(one), givenOf(person)], language));

/** Does a sentence tell of somebody else than whom its teller wants in the book? */
const isOfOthers = ({ persons, kin }: Read, context: Context): boolean =>
  persons.length > 0 ? !persons.every((person) => isWishedPerson(person, context)) : kin.length > 0;

/** In more words, or with more verbs, more is told than who somebody is. */
const mostOfNaming = 12;
const [mostOfWork, mostVerbsAtWork] = [18, 2];

/** Does a sentence only say who somebody is ("Doreen Gage, the forelady.") or that they worked beside the teller? It exposes nobody. */
const isHarmless = ({ text, folded }: Read, { language }: Context): boolean => {
  const { grammar, story } = packs[language];
  const words = tokens(text).map(({ word }) => word);
  const verbs = words.filter((word) => isVerbLike(word, grammar)).length;
  return (
    (verbs === 0 && words.length <= mostOfNaming) ||
    (words.length <= mostOfWork && verbs <= mostVerbsAtWork && story.atWork.test(folded))
  );
};

/** For each sentence what is sore in it, or null; and the sentences that tell something only together. */
export const soreIn = (
  sentences: readonly Sentence[],
  context: Context,
): { each: (Sore | null)[]; together: number[][] } => {
  const all = sentences.map(({ text }) => read(text, context));
  const dead = deadIn(all, context);
  const { sore } = packs[context.language].story;
  const each = all.map((one, at): Sore | null => {
    const sentence = sentences[at];
    if (!sentence || sentence.by_hand) return null;
    const keys = sentence.sources.map(sourceKey);
    const isSecret = keys.some((key) => context.secret.has(key));
    const isGuarded = isSecret || keys.some((key) => context.unasked.has(key));
    // Of what was only told unasked, a house and a mother hurt nobody: it is asked about for what is sore, and for another's whole name.
    const isOfAnother = isSecret
      ? one.hasAnother
      : one.persons.some(({ full }) => full.includes(" ")) && !isHarmless(one, context);
    const own = reasonsOf(one, dead, context);
    // "I gave it her" is a matter of money only between people who are named.
    const isOpen = (kind: ReadReason): boolean => isSecret || kind !== "money" || own.includes(kind);
    const isOfSome = (kind: ReadReason): boolean =>
      isSecret || one.hasAnother || !ofSomebody.has(kind) || own.includes(kind);
    const kinds = isGuarded
      ? soreKinds.filter((kind) => sore[kind].test(one.folded) && isOpen(kind) && isOfSome(kind))
      : own;
    const all: ReadReason[] =
      isGuarded && (kinds.length > 0 || isOfAnother) ? ["first_told", ...kinds] : kinds;
    const isWished =
      !isSecret &&
      (keys.some((key) => context.wished.has(key)) ||
        one.persons.some((person) => isWishedPerson(person, context)));
    const reasons = isWished ? all.filter((kind) => ofOthers.has(kind) && isOfOthers(one, context)) : all;
    const { persons, kin } = one;
    return reasons.length > 0 ? { reasons: [...new Set(reasons)], persons, kin } : null;
  });
  return { each, together: toldTogether(all, context) };
};
