import { isSameName } from "#language/name-match.ts";
import { packs } from "#language/packs.ts";
import { type Kin, kinships } from "#language/subjects.ts";
import { sexOf } from "../facts/pronouns.ts";
import { type Actor, type Clause, isDeed, type ParsedText } from "../text/parsed-text.ts";
import { alignDeeds, counterparts } from "./alignment.ts";
import { antecedents, clausesBefore, isMaybeStranger, kinByPronoun, mayBeMeant } from "./antecedents.ts";
import { isOfSpeech } from "./denied-words.ts";
import { sexesMistaken } from "./doer-sex.ts";
import {
  actingIn,
  type Deed,
  deedsOf,
  doersOf,
  followsName,
  isFirstPerson,
  isTeller,
  mayAgree,
  overlap,
} from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import { mayBeCalled, mayBeTeller } from "./known-kin.ts";
import { isGivenToHim } from "./of-teller.ts";
import { hasKind, type Party, partiesOf } from "./parties.ts";
import { quotesTeller } from "./quote-check.ts";

/** Whom a clause without a subject may go on about, beside those named right before it: whoever was asked about, where nobody was. */
const topicOf = (clause: Clause, evidence: Evidence): Party => {
  const isNamed = antecedents(clause).length > 0 && !isMaybeStranger(clause, evidence.language);
  return isNamed || followsName(clause, evidence) ? [] : [...evidence.askedAbout(clause)];
};

/** Is a thing done in one of these clauses before anybody is named, and may it be the party that was asked about who does it? */
const isAskedAbout = (
  { party, word }: Deed,
  { clauses, evidence }: { clauses: readonly Clause[]; evidence: Evidence },
): boolean =>
  clauses.some((source) => {
    const place = source.words.findIndex(({ stem }) => stem === word);
    const hasSubject = source.words.slice(0, place).some(({ actor }) => actor !== null);
    return place >= 0 && !hasSubject && overlap(party, topicOf(source, evidence), evidence);
  });

/** Does the question say that the party does it: "What did the widow say?" */
const isAskedOf = ({ party, word }: Deed, evidence: Evidence): boolean =>
  evidence.questions
    .flatMap(({ clauses }) => clauses)
    .some((clause) => {
      const isIn = clause.words.some(({ stem }) => stem !== null && evidence.known(stem) === word);
      const named = clause.words.flatMap(({ actor }) => actor ?? []);
      return isIn && named.some((actor) => overlap(party, [actor], evidence));
    });

/** Is it told to be done by somebody whom its clause does not name, and may that be the party: "Mother went to the rye. And says"? */
const isOfUnnamed = (
  { party, word }: Deed,
  { clauses, evidence }: { clauses: readonly Clause[]; evidence: Evidence },
): boolean =>
  clauses.some(
    (clause) =>
      clause.words.some(({ stem }) => stem === word) &&
      partiesOf(clause.words).length === 0 &&
      !clause.words.some((one) => isFirstPerson(one, evidence.language)) &&
      mayBeMeant(clause, evidence.language).some((meant) => overlap(meant, party, evidence)),
  );

/** Does the teller say of themselves that they do it, by the verb alone: "Mi dicevo"? */
const isOfTeller = (word: string, clauses: readonly Clause[], { language }: Evidence): boolean =>
  clauses.some(
    ({ words }) =>
      partiesOf(words).length === 0 && words.some((one) => one.stem === word && isFirstPerson(one, language)),
  );

/** Of several clauses that share as much, is the party in one that does not hold the deed: "had a slice" for "ate a slice"? */
const isInEqual = (
  { party, word }: Deed,
  { clauses, evidence }: { clauses: readonly Clause[]; evidence: Evidence },
): boolean =>
  clauses.some(
    ({ words }) =>
      !words.some(({ stem }) => stem === word) &&
      partiesOf(words).some((place) => overlap(place.party, party, evidence)),
  );

/** "We lived in with her", of the teller and whoever else the sentence names beside them: did all of them do it? */
const isOfAll = (word: string, reading: ParsedText, evidence: Evidence): boolean => {
  const { together } = packs[evidence.language].functionWords;
  const named = reading.clauses.flatMap(({ words }) => partiesOf(words).map(({ party }) => party));
  return (
    named.length > 1 &&
    named.some((party) => isTeller(party, evidence)) &&
    (evidence.clausesBy.get(word) ?? []).some(({ words }) => words.some((one) => together.test(one.word)))
  );
};

const leastAligned = 0.4;

/** Who takes whose place. `isNear`: whoever stands in the sentence is the one whom the answer named last before that. */
export type Mistaken = { who: string; forWhom: string; isNear: boolean };

const saidOf = (parties: readonly Party[]): string =>
  [...new Set(parties.flat().map(({ kind, id }) => (kind === "self" ? "the teller" : id)))].join(" or ");

/** Is one of these the one whom an answer names last before a clause that names nobody? */
const isNamedLast = (party: Party, clause: Clause, evidence: Evidence): boolean => {
  if (clause.words.some(({ actor }) => actor !== null)) return false;
  for (const { words } of clausesBefore(clause)) {
    const last = words.findLast(({ actor }) => actor !== null)?.actor;
    if (last) return overlap(party, [last], evidence);
  }
  return false;
};

/** "Anna says: ...": does the teller say what they told, and nobody in it? */
const isSaidByTeller = (
  { party, clause }: { party: Party; clause: Clause },
  { text }: ParsedText,
  evidence: Evidence,
): boolean => isTeller(party, evidence) && isOfSpeech(clause, evidence) && quotesTeller(text, evidence);

/** Who does in a clause what somebody else did in the answers. */
const otherDoer = (clause: Clause, reading: ParsedText, evidence: Evidence): Mistaken[] => {
  const { clauses, shared } = alignDeeds(clause.deeds, evidence);
  if (shared === 0 || shared / clause.deeds.size < leastAligned) return [];
  return deedsOf(clause, evidence).flatMap(({ party, word }) => {
    const doers = clauses.flatMap((source) => doersOf({ clause: source, stem: word }, evidence));
    const acting = actingIn(clause, party);
    const isSound =
      doers.length === 0 ||
      doers.some((doer) => acting.some((one) => mayAgree([one, doer], evidence))) ||
      isInEqual({ party, word }, { clauses, evidence }) ||
      (acting.some((one) => isTeller(one, evidence)) && isOfTeller(word, clauses, evidence)) ||
      isOfAll(word, reading, evidence) ||
      isSaidByTeller({ party, clause }, reading, evidence) ||
      (doers.some((doer) => isTeller(doer, evidence)) &&
        party.every(({ kind, id }) => kind === "kin" && mayBeTeller(id, reading, evidence))) ||
      isAskedAbout({ party, word }, { clauses, evidence }) ||
      isAskedOf({ party, word }, evidence) ||
      isOfUnnamed({ party, word }, { clauses, evidence });
    if (isSound) return [];
    const own = clauses.filter(({ words }) => words.some(({ stem }) => stem === word));
    const isNear = own.some((source) => isNamedLast(party, source, evidence));
    return [{ who: saidOf([party]), forWhom: saidOf(doers), isNear }];
  });
};

const kinOf = ({ words }: Clause): Set<Kin> =>
  new Set(words.flatMap(({ actor }) => (actor?.kind === "kin" ? actor.id : [])));

/** "Stach took the belt from him": the relatives whom "him" may mean. */
const givenTo = (clause: Clause, { language }: Evidence): Kin[] => {
  const { toHim } = packs[language].functionWords;
  if (!clause.words.some(({ word }) => toHim?.has(word))) return [];
  const meant = mayBeMeant(clause, language).flat();
  return meant.flatMap(({ kind, id }) => (kind === "kin" && sexOf(id) === "male" ? [id] : []));
};

/** Kin a clause names, and those its "he" or "she" may mean where nobody is named before the first deed. */
const kinMeant = (clause: Clause, evidence: Evidence): Set<string> => {
  const first = clause.words.findIndex((word) => !word.isOblique && (word.actor !== null || isDeed(word)));
  const { pronouns } = packs[evidence.language].functionWords;
  // "My brother stopped school to help him" means whoever stands before it as well.
  const hasOther = clause.words.slice(first + 1).some(({ word }) => pronouns.has(word));
  if (clause.words[first]?.actor && !hasOther)
    return new Set([...kinOf(clause), ...givenTo(clause, evidence)]);
  const named = [...mayBeMeant(clause, evidence.language), topicOf(clause, evidence)].flatMap((party) =>
    party.flatMap((actor) => (actor.kind === "kin" ? actor.id : [])),
  );
  const farther = named.length === 0 ? kinByPronoun(clause, evidence.language) : null;
  return new Set([...kinOf(clause), ...named, ...(farther ? [farther] : [])]);
};

/** Kin that only says who somebody is whom the source names, and calls nothing else: "my brother Basil" for "Basil". */
const appositionsOf = (clause: Clause, source: Clause, { language }: Evidence): Set<string> => {
  const isTold = ({ kind, id }: Actor): boolean =>
    kind === "name" &&
    partiesOf(source.words).some(
      ({ party }) =>
        !hasKind(party, "kin") &&
        party.some((one) => one.kind === "name" && isSameName([one.id, id], language)),
    );
  return new Set(
    partiesOf(clause.words)
      .filter(({ party }) => party.some(isTold))
      .flatMap(({ party }) => party.flatMap((actor) => (actor.kind === "kin" ? actor.id : []))),
  );
};

/** The other relatives of whom all is told that a clause tells of its own, of whom less is: "mother said Elsa", where father did. */
const toldOfOthers = (clause: Clause, own: readonly Kin[], evidence: Evidence): Kin[] => {
  const { known, clausesBy } = evidence;
  const isKin = ({ actor }: Clause["words"][number]): boolean => actor?.kind === "kin";
  const stems = clause.words.flatMap((word) => (word.stem === null || isKin(word) ? [] : word.stem));
  const plain = [...new Set(stems)].map((stem) => known(stem) ?? stem);
  const told = [...new Set(plain.flatMap((stem) => clausesBy.get(stem) ?? []))];
  const holdsAll = (source: Clause): boolean => plain.every((stem) => source.stems.has(stem));
  const isOfOwn = (source: Clause): boolean => {
    const meant = [...kinMeant(source, evidence), ...appositionsOf(clause, source, evidence)];
    return own.some((relation) => meant.includes(relation));
  };
  const whole = told.filter(holdsAll);
  return whole.some(isOfOwn) ? [] : whole.flatMap((source) => [...kinOf(source)]);
};

const sameWording = 0.6;

/** The kin of a clause that is not that of its source: some of it in freer words, all of it where the wording is the same. */
const otherKin = (clause: Clause, reading: ParsedText, evidence: Evidence): Mistaken[] => {
  const own = [...kinOf(clause)].filter(
    (relation) => !mayBeCalled(relation, reading, evidence) && !isGivenToHim(relation, clause, evidence),
  );
  if (own.length === 0) return [];
  const others = toldOfOthers(clause, own, evidence);
  if (others.length > 0)
    return [{ who: own.join(" or "), forWhom: [...new Set(others)].join(" or "), isNear: false }];
  const sources = counterparts(clause, evidence).map((source) => ({
    ...source,
    kin: kinOf(source.clause),
    meant: kinMeant(source.clause, evidence),
  }));
  const isSound =
    sources.length === 0 ||
    sources.some(({ clause: source, kin, meant, wording }) => {
      const known = appositionsOf(clause, source, evidence);
      if (wording >= sameWording) return own.every((relation) => meant.has(relation) || known.has(relation));
      return kin.size === 0 || own.some((relation) => kin.has(relation));
    });
  if (isSound) return [];
  const party = clause.words.flatMap(({ actor }) => (actor?.kind === "kin" ? actor : []));
  const isNear = sources.some((source) => isNamedLast(party, source.clause, evidence));
  const told = sources.flatMap(({ meant }) => [...meant]);
  return [{ who: own.join(" or "), forWhom: [...new Set(told)].join(" or "), isNear }];
};

const toldIn = new WeakMap<Evidence, Party[]>();

const partiesTold = (evidence: Evidence): Party[] => {
  const known = toldIn.get(evidence);
  if (known) return known;
  const told = evidence.cited.flatMap(({ clauses }) => clauses);
  const parties = told.flatMap(({ words }) => partiesOf(words).map(({ party }) => party));
  toldIn.set(evidence, parties);
  return parties;
};

/**
 * Have two people of the sentence changed places: does one do what the answers say the other did, and are they nowhere one
 * person? A name may be anybody's kin, so that the deed alone says nothing.
 */
const exchanged = (reading: ParsedText, evidence: Evidence): Mistaken[] => {
  const parties = reading.clauses.flatMap(({ words }) => [
    ...partiesOf(words).map(({ party }) => party),
    // "Father took the belt from Stach", who took it from him: whom it is done to stands in the sentence as well.
    ...words.flatMap(({ actor, isOblique }) => (actor && isOblique ? [[actor]] : [])),
  ]);
  const named = partiesTold(evidence);
  const areTwo = (one: Party, other: Party): boolean =>
    !named.some((party) => overlap(party, one, evidence) && overlap(party, other, evidence)) &&
    named.some((party) => overlap(party, one, evidence));
  return reading.clauses
    .flatMap((clause) =>
      deedsOf(clause, evidence).map((deed) => ({ ...deed, acting: actingIn(clause, deed.party) })),
    )
    .flatMap(({ party, word, acting }) => {
      const clauses = evidence.clausesBy.get(word) ?? [];
      const doers = clauses.flatMap((clause) => doersOf({ clause, stem: word }, evidence));
      const isTold = doers.some((doer) => acting.some((one) => overlap(doer, one, evidence)));
      const mayBe = isTold || isAskedOf({ party, word }, evidence);
      if (doers.length === 0 || mayBe || isOfUnnamed({ party, word }, { clauses, evidence })) return [];
      const other = parties.find(
        (one) => doers.some((doer) => overlap(doer, one, evidence)) && areTwo(party, one),
      );
      return other ? [{ who: saidOf([party]), forWhom: saidOf([other]), isNear: false }] : [];
    });
};

/** Who stands in the place of somebody else, and kin of whom nobody told: nobody, where the sentence is sound. */
export const mistakenIn = (reading: ParsedText, evidence: Evidence): Mistaken[] => {
  const told = new Set(
    evidence.near.flatMap(({ lists }) => [...lists].filter((list) => list.startsWith("kin "))),
  );
  const invented = [...reading.lists].flatMap((list): Mistaken[] => {
    const who = told.has(list) ? undefined : kinships.find((relation) => list === `kin ${relation}`);
    const isInvented = who !== undefined && !mayBeCalled(who, reading, evidence);
    return isInvented ? [{ who, forWhom: "", isNear: false }] : [];
  });
  return [
    ...invented,
    ...exchanged(reading, evidence),
    ...reading.clauses.flatMap((clause) => [
      ...otherDoer(clause, reading, evidence),
      ...sexesMistaken(clause, evidence).map((who) => ({
        who,
        forWhom: "",
        isNear: false,
      })),
      ...otherKin(clause, reading, evidence),
    ]),
  ];
};
