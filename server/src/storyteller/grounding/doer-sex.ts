import { sharedPrefix } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { packs } from "#language/packs.ts";
import { type Sex, sexOf } from "../facts/pronouns.ts";
import type { Clause, Word } from "../text/parsed-text.ts";
import { isDenial } from "./denied-words.ts";
import { deedsOf } from "./doers.ts";
import type { Evidence } from "./evidence.ts";

/** "Her sister Clifford", who was told to be a brother: the relatives of a clause that are called by a word for the other sex. */
const ofOtherSex = ({ words }: Clause, { near, notes, language }: Evidence): string[] => {
  const calledIn = (texts: readonly Word[]): { name: string; sex: Sex | null }[] =>
    texts.flatMap(({ actor, isOpening, isCapital }, at) => {
      const next = texts[at + 1];
      const isName = next?.isCapital === true && next.actor?.kind === "name" && !next.isOpening;
      return actor?.kind === "kin" && isName && (!isCapital || isOpening)
        ? [{ name: next.folded, sex: sexOf(actor.id) }]
        : [];
    });
  const noted = notes.flatMap(({ words: own }) => {
    const kin = own.find(({ actor }) => actor?.kind === "kin")?.actor;
    const sex = kin?.kind === "kin" ? sexOf(kin.id) : null;
    return own.flatMap(({ isCapital, folded }) => (isCapital ? { name: folded, sex } : []));
  });
  const told = [...noted, ...near.flatMap((answer) => calledIn(answer.words))].filter(
    ({ sex }) => sex !== null,
  );
  return calledIn(words).flatMap(({ name, sex }) => {
    const known = told.filter((one) => isSameName([one.name, name], language));
    return sex !== null && known.length > 0 && known.every((one) => one.sex !== sex) ? name : [];
  });
};

/** Letters, with their marks, in which two forms of a verb begin alike: "wolała" and "wołał" are two verbs. */
const leastShared = 3;

/** Who does in a clause what every answer says that somebody of the other sex did, by the forms of its verb: "matka obcięła" for "obciął". */
const doersOfOtherSex = (clause: Clause, evidence: Evidence): string[] => {
  const { cited, known, language } = evidence;
  const { doneBy } = packs[language].story;
  if (!doneBy || clause.isNegated) return [];
  const sexOfForm = (word: string): Sex | null =>
    doneBy.woman.test(word) ? "female" : doneBy.man.test(word) ? "male" : null;
  return deedsOf(clause, evidence).flatMap(({ party, word: deed }) => {
    const isDeed = ({ stem }: Word): boolean => stem !== null && known(stem) === deed;
    const own = clause.words.find(isDeed)?.word ?? "";
    const forms = cited.flatMap(({ words }) => words.filter(isDeed).map(({ word }) => word));
    const told = forms.filter((word) => sharedPrefix(own, word) >= leastShared).map(sexOfForm);
    const isOther = told.length > 0 && told.every((sex) => sex !== null && sex !== sexOfForm(own));
    return sexOfForm(own) !== null && isOther ? party.map(({ id }) => id) : [];
  });
};

/** "Matka wrócił": a relative right before a verb that says that somebody of the other sex did it, where one was put in the place of another. */
const disagreeing = ({ words }: Clause, { language }: Evidence): string[] => {
  const { story, family } = packs[language];
  const { doneBy } = story;
  if (!doneBy) return [];
  return words.flatMap(({ word, actor }, at) => {
    if (actor?.kind !== "kin") return [];
    const isActing = [family.kin, family.bare].some((kin) => kin[actor.id]?.split("|").includes(word));
    const next = words.slice(at + 1).find((one) => one.stem !== null || !isDenial([one], language));
    const sex = sexOf(actor.id);
    const other = sex === "female" ? doneBy.man : sex === "male" ? doneBy.woman : null;
    const isOther = next?.stem != null && next.actor === null && other?.test(next.word) === true;
    return isActing && isOther ? actor.id : [];
  });
};

/** Whoever of a clause is told to be of the sex that they are not, or to have done what somebody of the other did. */
export const sexesMistaken = (clause: Clause, evidence: Evidence): string[] => [
  ...doersOfOtherSex(clause, evidence),
  ...ofOtherSex(clause, evidence),
  ...disagreeing(clause, evidence),
];
