import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { sexOf } from "../facts/pronouns.ts";
import { type Clause, isDeed, type ParsedText, type Word } from "../text/parsed-text.ts";
import { clausesBefore } from "./antecedents.ts";
import { isTeller } from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import { isGrandchild, isRelative } from "./kin-noted.ts";

/** The relatives whom the words of a clause or a note name. */
export const kinIn = ({ words }: Pick<Clause, "words">): Kin[] =>
  words.flatMap(({ actor }) => (actor?.kind === "kin" ? actor.id : []));

/** Clauses back in which whoever "him" means may be named. */
const namedWithin = 20;

/** The male relative whom a word calls so, or whose name it is: "Lojzk", who is noted as a brother. */
const maleKinOf = ({ actor }: Word, { notes, language }: Evidence): Kin | null => {
  if (actor?.kind === "kin") return sexOf(actor.id) === "male" ? actor.id : null;
  if (actor?.kind !== "name") return null;
  const note = notes.find(({ words }) =>
    words.some(({ isCapital, folded }) => isCapital && isSameName([folded, actor.id], language)),
  );
  const kin = note ? kinIn(note) : [];
  return kin.find((relation) => sexOf(relation) === "male") ?? null;
};

/** "Powiedziała bratu", where "powiedziałam mu" was said: is that told to be done to a "him", and is he whom the answer named last? */
export const isGivenToHim = (relation: Kin, clause: Clause, evidence: Evidence): boolean => {
  const { toHim } = packs[evidence.language].functionWords;
  const called = clause.words.filter(({ actor }) => actor?.kind === "kin" && actor.id === relation);
  if (!toHim || !called.every(({ isOblique }) => isOblique)) return false;
  const told = [...clause.deeds].flatMap(
    (deed) => evidence.clausesBy.get(evidence.known(deed) ?? deed) ?? [],
  );
  return told.some((source) => {
    if (!source.words.some(({ word }) => toHim.has(word))) return false;
    for (const { words } of [source, ...clausesBefore(source, namedWithin)]) {
      const him = words.flatMap((word) => maleKinOf(word, evidence) ?? []).at(-1);
      if (him) return him === relation;
    }
    return false;
  });
};

/** Of all words of two clauses, so many are the same. */
const sameWording = 0.5;

const children: ReadonlySet<string> = new Set(["kin son", "kin daughter"]);
const parents: ReadonlySet<Kin> = new Set<Kin>(["mother", "father"]);

/** The clauses of a sentence that name a relative, with those in which an answer tells all of what is done in it of the teller. */
const toldOfTeller = (
  relation: Kin,
  { clauses }: ParsedText,
  { cited, known, language }: Evidence,
): [Clause, Clause[]][] => {
  const { ownVoice, self } = packs[language].functionWords;
  return clauses
    .filter((clause) => kinIn(clause).includes(relation))
    .map((clause) => {
      const deeds = [...clause.deeds].map((deed) => known(deed) ?? deed);
      const told = cited.flatMap((answer) =>
        answer.clauses.filter(
          ({ words, stems, isNegated }) =>
            deeds.length > 0 &&
            isNegated === clause.isNegated &&
            deeds.every((deed) => stems.has(deed)) &&
            words.some(({ word }) => ownVoice.words.has(word) && !self.has(word)),
        ),
      );
      return [clause, told];
    });
};

/** Is a relative of the sex of the teller, where that is told? */
export const mayBeSexOfTeller = (relation: Kin, { sex }: Evidence): boolean =>
  sex === null || sexOf(relation) === sex;

/** "He was to come in with his father", where he was to come in "with me": is just that told of the teller, who has children, and of no relative? */
export const isTellerAsParent = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean => {
  const { near, notes, language } = evidence;
  const { ownVoice } = packs[language].functionWords;
  const hasChildren = [...near, ...notes].some(({ lists }) => [...lists].some((list) => children.has(list)));
  const told = toldOfTeller(relation, reading, evidence);
  const mayBe = parents.has(relation) && mayBeSexOfTeller(relation, evidence);
  if (!mayBe || !hasChildren || told.length === 0) return false;
  const isSame = (clause: Clause, { words, wording }: Clause): boolean => {
    const shared = [...clause.wording].filter((word) => wording.has(word)).length;
    const all = clause.wording.size + wording.size - shared;
    return kinIn({ words }).length === 0 && shared / all >= sameWording;
  };
  return told.every(
    ([clause, sources]) =>
      kinIn(clause).length === 1 &&
      // "Father never hit us": the teller stands in it.
      !clause.words.some(({ word }) => ownVoice.words.has(word)) &&
      sources.some((source) => isSame(clause, source)),
  );
};

/** Are to each other what they are. */
export const brothers: ReadonlySet<Kin> = new Set<Kin>(["brother", "sister"]);

/** "He gave his sister half", where he gave it to the teller: is just that told to be done to the teller, who has a brother, and of no sister is told? */
export const isTellerAsSibling = (relation: Kin, { clauses }: ParsedText, evidence: Evidence): boolean => {
  const { cited, notes, language, known } = evidence;
  const { ownVoice, givenTo, sequels } = packs[language].functionWords;
  // Whoever stands before what is done does it, where no ending says otherwise.
  const isGiven = (words: readonly Word[], at: number): boolean =>
    givenTo
      ? words[at]?.isOblique === true
      : words.slice(0, at).some((word) => isDeed(word) && !sequels.has(word.word));
  const other = `kin ${relation === "sister" ? "brother" : "sister"}` as const;
  const isOther = notes.some(({ lists }) => lists.has(`kin ${relation}`));
  if (!brothers.has(relation) || isOther || ![...notes, ...cited].some(({ lists }) => lists.has(other)))
    return false;
  return clauses.every((clause) => {
    if (!kinIn(clause).includes(relation)) return true;
    const deeds = [...clause.deeds].map((deed) => known(deed) ?? deed);
    const at = clause.words.findIndex(({ actor }) => actor?.kind === "kin" && actor.id === relation);
    if (deeds.length < 2 || !isGiven(clause.words, at)) return false;
    return cited.some((answer) =>
      answer.clauses.some(
        (source) =>
          source.words.some(({ word }) => ownVoice.words.has(word)) &&
          deeds.every((deed) => source.stems.has(deed)),
      ),
    );
  });
};

const grandparents: ReadonlySet<Kin> = new Set<Kin>(["grandmother", "grandfather"]);

/** Says of a note whether it may be on somebody to whom the teller is this: a child of a child has the teller for grandmother, and not for mother. */
export const isOfGeneration =
  (relation: Kin, language: Language) =>
  (note: ParsedText): boolean => {
    if (parents.has(relation)) return !isGrandchild(note, language);
    return !grandparents.has(relation) || isGrandchild(note, language);
  };

/** "Lena paints her granny's nails", where Lena paints "mine": is that done by somebody to whom the teller is what the sentence says, and told to be done to the teller? */
export const isTellerAsSeen = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean => {
  const isParent = parents.has(relation);
  if (!(isParent || grandparents.has(relation)) || !mayBeSexOfTeller(relation, evidence)) return false;
  const own = evidence.notes.filter((note) => {
    const isChild = isRelative(note, evidence.language) && [...note.lists].some((list) => children.has(list));
    return isGrandchild(note, evidence.language) ? !isParent : isParent && isChild;
  });
  const isNamed = ({ words }: Clause): boolean =>
    words.some(
      (word) =>
        word.isCapital &&
        word.actor?.kind !== "kin" &&
        own.some((note) =>
          note.words.some(
            ({ isCapital, folded }) => isCapital && isSameName([folded, word.folded], evidence.language),
          ),
        ),
    );
  const told = toldOfTeller(relation, reading, evidence);
  return (
    told.length > 0 &&
    told.every(([clause, sources]) => kinIn(clause).length === 1 && isNamed(clause) && sources.some(isNamed))
  );
};

/** "He never hit his sons", where he never hit "us": is all else that the sentence says beside a relative told of the teller? */
export const isToldOfTeller = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean => {
  const told = toldOfTeller(relation, reading, evidence);
  return told.length > 0 && told.every(([, sources]) => sources.length > 0);
};

/** Does a clause name nobody but the teller? */
export const namesNoOther = ({ words }: Clause, evidence: Evidence): boolean =>
  words.every(({ actor }) => actor?.kind !== "name" || isTeller([actor], evidence));
