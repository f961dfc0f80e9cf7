import { isSameName } from "#language/name-match.ts";
import { packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { sexOf } from "../facts/pronouns.ts";
import { type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Clause, ParsedText, Word } from "../text/parsed-text.ts";
import { clausesBefore } from "./antecedents.ts";
import { isParentAsSpouse, isTeller } from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import { isInLawOf } from "./in-laws.ts";
import { isRelative } from "./kin-noted.ts";
import { isOfParent, parents } from "./of-parents.ts";
import {
  brothers,
  isOfGeneration,
  isTellerAsParent,
  isTellerAsSeen,
  isTellerAsSibling,
  kinIn,
  mayBeSexOfTeller,
  namesNoOther,
} from "./of-teller.ts";

const isCalled = (name: Word, { language }: Evidence, other: Word): boolean =>
  other.isCapital && isSameName([other.folded, name.folded], language);

/** Is somebody named whom this relation is known of: "her husband, Tom"? Each needs a name of its own. */
const isKnownBeside = (relation: string, { words }: ParsedText, evidence: Evidence): boolean => {
  const known = evidence.notes.filter(({ lists }) => [...lists].some((list) => list === `kin ${relation}`));
  const isKnown = (word: Word): boolean =>
    word.isCapital &&
    word.actor?.kind !== "kin" &&
    known.some((note) => note.words.some((one) => isCalled(word, evidence, one)));
  const called = words.filter(({ actor }) => actor?.kind === "kin" && actor.id === relation);
  return called.length > 0 && called.length <= words.filter(isKnown).length;
};

/** "The brother", of a brother whom the answers name and nobody else that is one: does no name stand beside it? */
const isNotedAlone = (
  relation: Kin,
  { clauses }: ParsedText,
  { notes, cited, profile, language }: Evidence,
): boolean => {
  const isOf = ({ lists }: ParsedText): boolean => lists.has(`kin ${relation}`);
  const isTellers = (id: string): boolean => profile.some((name) => isSameName([name, id], language));
  return (
    notes.filter((note) => isOf(note) && isRelative(note, language)).length === 1 &&
    !cited.some(isOf) &&
    clauses
      .filter((clause) => kinIn(clause).includes(relation))
      .every(({ words }) => words.every(({ actor }) => actor?.kind !== "name" || isTellers(actor.id)))
  );
};

/** What somebody is to those who are that to them. */
const inverses: Partial<Record<Kin, readonly Kin[]>> = {
  mother: ["son", "daughter"],
  father: ["son", "daughter"],
  grandmother: ["son", "daughter"],
  grandfather: ["son", "daughter"],
  son: ["mother", "father", "grandmother", "grandfather"],
  daughter: ["mother", "father", "grandmother", "grandfather"],
  husband: ["wife"],
  wife: ["husband"],
  brother: ["brother", "sister"],
  sister: ["brother", "sister"],
};

/** "Mr Akhtar's granddaughter" where her grandad was Mr Akhtar: is the same told from the other side, of somebody whom the clause names? */
const isInverseTold = (relation: Kin, { clauses }: ParsedText, evidence: Evidence): boolean => {
  const { cited, notes } = evidence;
  const turned = inverses[relation] ?? [];
  return clauses.some(({ words }) => {
    if (!words.some(({ actor }) => actor?.kind === "kin" && actor.id === relation)) return false;
    const names = words.filter(
      ({ isCapital, isOpening, actor }) => isCapital && !isOpening && actor?.kind === "name",
    );
    return [...cited, ...notes].some((reading) =>
      reading.clauses.some(
        (clause) =>
          clause.words.some(({ actor }) => actor?.kind === "kin" && turned.includes(actor.id)) &&
          names.some((name) => clause.words.some((word) => isCalled(name, evidence, word))),
      ),
    );
  });
};

/** "Does her grandmother's feet" of a granddaughter: does a note on whom the answers name say the same from the other side, and the clause name nobody? */
const isNoted = (relation: Kin, { clauses }: ParsedText, evidence: Evidence): boolean => {
  const turned = brothers.has(relation) ? [] : (inverses[relation] ?? []);
  // "Mother's sister" is not the teller's sister.
  const isOfAge = isOfGeneration(relation, evidence.language);
  const own = evidence.notes.filter((note) => isRelative(note, evidence.language) && isOfAge(note));
  const known = own.map(kinIn).filter((kin) => kin.length === 1);
  if (!mayBeSexOfTeller(relation, evidence) || !known.some(([kin]) => turned.some((one) => one === kin)))
    return false;
  return clauses.every((clause) => {
    const kin = kinIn(clause);
    return !kin.includes(relation) || (kin.length === 1 && namesNoOther(clause, evidence));
  });
};

/** Words between a name and what its bearer is to somebody: "Kenny was her brother". */
const besideWithin = 3;

const tellsWho = (list: List): boolean => list === "people" || list.startsWith("kin ");

/** Are called so, and by no name of their own. */
const elders: ReadonlySet<Kin> = new Set<Kin>(["mother", "father", "grandmother", "grandfather"]);

/** Clauses back in which a relative may be the one who is named then: "I've a daughter. She said to Susan". */
const mayBeNamedWithin = 2;

/** Is nothing told of what somebody is whom the answers name, so that who reads the answers may say whether it is so: "our Donald"? */
const isUntold = (name: Word, relation: Kin, evidence: Evidence): boolean => {
  const { near, cited, notes, language } = evidence;
  const isNamed = (word: Word): boolean => isCalled(name, evidence, word);
  if (isTeller([{ kind: "name", id: name.folded }], evidence)) return false;
  if (!cited.some(({ words }) => words.some(isNamed))) return false;
  const saysWho = (words: readonly Word[]): boolean =>
    lexiconMatcher(language)(words.map(({ word }) => word).join(" ")).some(({ list }) => tellsWho(list));
  if (notes.some(({ words }) => words.some(isNamed) && saysWho(words))) return false;
  const mayBeOther = (clause: Clause): boolean =>
    [clause, ...clausesBefore(clause, mayBeNamedWithin)].some(({ words }) =>
      words.some(
        ({ actor }) =>
          actor?.kind === "kin" &&
          actor.id !== relation &&
          !elders.has(actor.id) &&
          sexOf(actor.id) === sexOf(relation),
      ),
    );
  return !near.some(({ clauses }) =>
    clauses.some((clause) => {
      const { words } = clause;
      const at = words.findIndex(isNamed);
      if (at < 0) return false;
      // "My friend Doreen", "Doreen, my friend"; "me mother and our Donald" are two.
      const isSaid =
        saysWho(words.slice(Math.max(0, at - 1), at)) || saysWho(words.slice(at + 1, at + 1 + besideWithin));
      return isSaid || mayBeOther(clause);
    }),
  );
};

/** Of what a sentence says, so much stands in the answer that it is made of. */
const mostly = 0.5;

/** Does an answer that tells most of what stands beside a name have it too, or was it asked of them? */
const isToldOf = (name: Word, reading: ParsedText, evidence: Evidence): boolean => {
  const own = reading.clauses.filter(({ words }) => words.includes(name));
  const deeds = [...new Set(own.flatMap((clause) => [...clause.deeds]))];
  const { together } = packs[evidence.language].functionWords;
  const isOfAll = (deed: string): boolean =>
    (evidence.clausesBy.get(evidence.known(deed) ?? deed) ?? []).some((clause) =>
      clause.words.some(({ word }) => together.test(word)),
    );
  // "We lived in with her", of a "we" that another answer names.
  if (deeds.length > 0 && deeds.every(isOfAll)) return true;
  return evidence.cited.some(({ words, clauses }) => {
    const held = new Set(words.map(({ stem }) => stem));
    const share = deeds.filter((deed) => held.has(evidence.known(deed) ?? deed)).length / deeds.length;
    const asked = clauses.flatMap((clause) => evidence.askedAbout(clause));
    const isNamed =
      words.some((word) => isCalled(name, evidence, word)) ||
      asked.some(({ kind, id }) => kind === "name" && isSameName([id, name.folded], evidence.language));
    return isNamed && (deeds.length === 0 || share >= mostly);
  });
};

/** Does the name of somebody of whom nothing else is told stand beside each of these relatives? */
const isLeftOpen = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean => {
  const { words } = reading;
  const places = [...words.keys()].filter((at) => {
    const actor = words[at]?.actor;
    return actor?.kind === "kin" && actor.id === relation;
  });
  const nameBeside = (at: number): Word | undefined => {
    const [next] = words.slice(at + 1, at + 2);
    if (next?.isCapital && next.actor?.kind === "name") return next;
    const before = words.slice(Math.max(0, at - besideWithin), at);
    const from = before.findLastIndex(({ actor, isCapital }) => isCapital && actor?.kind === "name");
    const between = before.slice(from + 1);
    // "Kenny was her brother", and not "Kenny's brother".
    const isOf = between.length === 0 || between[0]?.folded.length === 1;
    return !isOf && between.every(({ stem }) => stem === null) ? before[from] : undefined;
  };
  return (
    places.length > 0 &&
    places.every((at) => {
      const name = nameBeside(at);
      return name !== undefined && isUntold(name, relation, evidence) && isToldOf(name, reading, evidence);
    })
  );
};

/** "The sisters" of the teller and of her sister, whom the answers name: does nobody else in the sentence stand for one? */
const areSiblings = (relation: Kin, { words, lists }: ParsedText, { notes }: Evidence): boolean =>
  brothers.has(relation) &&
  lists.has(`kin ${relation}`) &&
  words.every(({ actor }) => actor?.kind !== "kin" || actor.id !== relation) &&
  notes.some((note) => note.lists.has(`kin ${relation}`));

/** "Mother sent her daughter for him", where she sent the teller: is it done beside a parent who is told to do it with the teller, and may it be no other child? */
const isTellerAsChild = (relation: Kin, { clauses }: ParsedText, evidence: Evidence): boolean => {
  const { cited, notes, language, known } = evidence;
  const { ownVoice } = packs[language].functionWords;
  const parents = relation === "son" || relation === "daughter" ? (inverses[relation] ?? []) : [];
  const sibling = `kin ${relation === "son" ? "brother" : "sister"}` as const;
  const isOther = [...cited, ...notes].some(({ lists }) => lists.has(sibling));
  const parentsIn = (clause: Clause): Kin[] => kinIn(clause).filter((kin) => parents.includes(kin));
  return (
    !isOther &&
    clauses.every((clause) => {
      if (!kinIn(clause).includes(relation)) return true;
      const deeds = [...clause.deeds].map((deed) => known(deed) ?? deed);
      return cited.some((answer) =>
        answer.clauses.some(
          (source) =>
            parentsIn(source).some((parent) => parentsIn(clause).includes(parent)) &&
            source.words.some(({ word }) => ownVoice.words.has(word)) &&
            deeds.some((deed) => source.deeds.has(deed)),
        ),
      );
    })
  );
};

/** Does no answer speak of such a relative, and may somebody be called so all the same? */
const mayBeTurned = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean =>
  !evidence.near.some(({ lists }) => lists.has(`kin ${relation}`)) &&
  (isInverseTold(relation, reading, evidence) ||
    isNoted(relation, reading, evidence) ||
    areSiblings(relation, reading, evidence) ||
    isTellerAsChild(relation, reading, evidence) ||
    isTellerAsSibling(relation, reading, evidence) ||
    isTellerAsSeen(relation, reading, evidence) ||
    isOfParent(relation, evidence) ||
    isParentAsSpouse(relation, evidence) ||
    isLeftOpen(relation, reading, evidence));

/** "Bożena came for her dress, which mother had sewn": is whoever is named last before this relative a child of the teller, as a note says? */
const isOfChildNamed = (relation: Kin, { words }: ParsedText, { notes, language }: Evidence): boolean => {
  const children = inverses[relation] ?? [];
  const at = words.findIndex(({ actor }) => actor?.kind === "kin" && actor.id === relation);
  const before = words.slice(0, Math.max(0, at)).findLast(({ actor }) => actor !== null);
  if (!parents.has(relation) || before?.actor?.kind !== "name") return false;
  const { id } = before.actor;
  const own = notes.filter(
    (note) =>
      isRelative(note, language) &&
      note.words.some(({ isCapital, folded }) => isCapital && isSameName([folded, id], language)),
  );
  return own.length === 1 && own.flatMap(kinIn).some((kin) => children.includes(kin));
};

/** Does a child of the teller, whom a note knows, call a teller of this sex so? */
export const isCalledByChild = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean =>
  isNoted(relation, reading, evidence);

/**
 * "Mother said to him", where the teller said it, who has a son: may it be the teller who is called so, or is it the mother of whom the sentence named before?
 */
export const mayBeTeller = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean =>
  (!evidence.near.some(({ lists }) => lists.has(`kin ${relation}`)) &&
    isCalledByChild(relation, reading, evidence)) ||
  (mayBeSexOfTeller(relation, evidence) && isOfChildNamed(relation, reading, evidence));

/** May somebody of a sentence be called by this relation, though no answer calls them so? */
export const mayBeCalled = (relation: Kin, reading: ParsedText, evidence: Evidence): boolean =>
  isKnownBeside(relation, reading, evidence) ||
  isNotedAlone(relation, reading, evidence) ||
  isInLawOf(relation, reading, evidence) ||
  isTellerAsParent(relation, reading, evidence) ||
  mayBeTurned(relation, reading, evidence);
