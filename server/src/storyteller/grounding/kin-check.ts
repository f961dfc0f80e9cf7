import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { sexOf } from "../facts/pronouns.ts";
import { isSameName } from "../text/name-match.ts";
import { type Actor, type Clause, isDeed, type ParsedText, type Word } from "../text/parsed-text.ts";
import { alignDeeds, counterparts } from "./alignment.ts";
import type { Evidence } from "./evidence.ts";
import { kinByPronoun } from "./kin-by-pronoun.ts";
import { isKnownBeside } from "./known-kin.ts";
import { antecedents, hasKind, mayBeMeant, type Party, partiesOf, reach } from "./parties.ts";

type Deed = { party: Party; word: string };

const isOne = ([one, other]: readonly [Actor, Actor], evidence: Evidence): boolean =>
  one.kind === other.kind &&
  (one.kind === "name" ? isSameName([one.id, other.id], evidence.language) : one.id === other.id);

const isTeller = (party: Party, evidence: Evidence): boolean =>
  party.some(
    (actor) =>
      actor.kind === "self" ||
      (actor.kind === "name" &&
        evidence.profile.some((name) => isSameName([name, actor.id], evidence.language))),
  );

/** May both parties be the same person? Two kin are not, two names are not; a name may be anybody's kin, a quoted voice anybody's. */
const mayAgree = ([one, other]: readonly [Party, Party], evidence: Evidence): boolean => {
  if (one.some((actor) => other.some((another) => isOne([actor, another], evidence)))) return true;
  if (hasKind(one, "speaker") || hasKind(other, "speaker")) return true;
  if (isTeller(one, evidence) || isTeller(other, evidence))
    return isTeller(one, evidence) && isTeller(other, evidence);
  return !(hasKind(one, "kin") && hasKind(other, "kin")) && !(hasKind(one, "name") && hasKind(other, "name"));
};

const isFirstPerson = (word: Word, language: Language): boolean =>
  packs[language].story.firstPerson?.test(word.word) === true &&
  !packs[language].functionWords.ownVoice.others.has(word.word);

/** Nobody is a relative of their own: "mąż Wandy" is her husband, and not she. */
const withoutOwner = (party: Party, evidence: Evidence): Party =>
  hasKind(party, "kin") ? party.filter((actor) => !isTeller([actor], evidence)) : party;

/** For each party, the first thing it is told to do. */
const deedsOf = (clause: Clause, evidence: Evidence): Deed[] =>
  partiesOf(clause.words).flatMap(({ party: named, at }, index, all) => {
    const party = withoutOwner(named, evidence);
    const next = all[index + 1]?.at ?? clause.words.length;
    const after = clause.words.slice(at + 1, next);
    // "Gieni nie podziękowałam": the verb says that the teller acts, so that whoever stands before it does not.
    if (after.some((one) => isFirstPerson(one, evidence.language))) return [];
    const deed = after.find((word) => word.stem && isDeed(word) && evidence.known(word.stem));
    const word = deed?.stem ? evidence.known(deed.stem) : null;
    return word === null ? [] : [{ party, word }];
  });

const teller: Actor = { kind: "self", id: "self" };

/** Whom a "he" may mean; where no relative stands before it, nobody whom its words name. */
const unnamed = (clause: Clause): Party[] => {
  const named = antecedents(clause);
  return named.length > 0 ? named : [[]];
};

/**
 * Who may do a thing in a clause that was told: the party before it; else whoever was named last, or the party after it
 * (in Polish and Italian the doer may follow); in a passive, the party after it ("run by my father").
 */
const doersOf = ({ clause, stem }: { clause: Clause; stem: string }, evidence: Evidence): Party[] => {
  const { language } = evidence;
  const parties = partiesOf(clause.words);
  const places = [...clause.words.keys()].filter((at) => clause.words[at]?.stem === stem);
  return places.flatMap((place) => {
    const before = parties.filter(({ at }) => at < place).at(-1);
    const own = clause.words.slice((before?.at ?? 0) + 1, place + 1);
    if (before && own.some((word) => isFirstPerson(word, language))) return [[teller]];
    const isOther = own.some(({ word }) => packs[language].functionWords.actors.has(word));
    if (isOther && (!before || hasKind(before.party, "self"))) return unnamed(clause);
    // "When Ronnie went he never said a word", asked of Percy: "he" may be either.
    const asked = isOther ? evidence.askedAbout(clause) : [];
    if (before && asked.length > 0) return [before.party, [...asked]];
    if (before) return [before.party];
    const after = parties.find(({ at }) => at > place);
    const isPassive = clause.words
      .slice(place + 1, after?.at)
      .some(({ word }) => packs[language].functionWords.agents.has(word));
    const named = isPassive ? [] : mayBeMeant(clause, language);
    return after && (isPassive || named.length > 0) ? [...named, after.party] : [];
  });
};

/** Whoever stands before may be the one who does it, and this one whom it is done to: "I met Tubby in sixty-four". */
const actingIn = (clause: Clause, party: Party): Party[] => {
  const parties = partiesOf(clause.words).map((place) => place.party);
  const at = parties.findIndex((own) => party.every((actor) => own.includes(actor)));
  return [...parties.slice(0, at), party];
};

/** Is somebody with a name told to do something right before the clause, who may be the one it goes on with? */
const followsName = (clause: Clause, evidence: Evidence, distance = 1): boolean =>
  clause.previous !== null &&
  distance <= reach &&
  (deedsOf(clause.previous, evidence).some(({ party }) => hasKind(party, "name")) ||
    followsName(clause.previous, evidence, distance + 1));

/** Whom a clause without a subject may go on about, beside those named right before it: whoever was asked about, where nobody was. */
const topicOf = (clause: Clause, evidence: Evidence): Party =>
  antecedents(clause).length > 0 || followsName(clause, evidence) ? [] : [...evidence.askedAbout(clause)];

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
const goesOnFrom = (
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

const leastAligned = 0.4;

/** Does every person do in the story what that person did in the answers? */
const keepsRoles = (clause: Clause, evidence: Evidence): boolean => {
  const { clauses, shared } = alignDeeds(clause.deeds, evidence);
  if (shared === 0 || shared / clause.deeds.size < leastAligned) return true;
  return deedsOf(clause, evidence).every(({ party, word }) => {
    const doers = clauses.flatMap((source) => doersOf({ clause: source, stem: word }, evidence));
    const acting = actingIn(clause, party);
    return (
      doers.length === 0 ||
      doers.some((doer) => acting.some((one) => mayAgree([one, doer], evidence))) ||
      (acting.some((one) => isTeller(one, evidence)) && isOfTeller(word, clauses, evidence)) ||
      isAskedAbout({ party, word }, { clauses, evidence }) ||
      isAskedOf({ party, word }, evidence) ||
      goesOnFrom({ party, word }, { clauses, evidence })
    );
  });
};

const kinOf = ({ words }: Clause): Set<string> =>
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
  if (clause.words[first]?.actor && !hasOther) return new Set([...kinOf(clause), ...givenTo(clause, evidence)]);
  const named = [...mayBeMeant(clause, evidence.language), topicOf(clause, evidence)].flatMap((party) =>
    party.flatMap((actor) => (actor.kind === "kin" ? actor.id : [])),
  );
  const farther = named.length === 0 ? kinByPronoun(clause, evidence.language) : null;
  return new Set([...kinOf(clause), ...named, ...(farther ? [farther] : [])]);
};

/** Kin that only says who somebody is whom the source names: "my brother Basil" for "Basil". */
const appositionsOf = (clause: Clause, source: Clause, { language }: Evidence): Set<string> => {
  const isTold = ({ kind, id }: Actor): boolean =>
    kind === "name" && source.words.some(({ folded }) => isSameName([folded, id], language));
  return new Set(
    partiesOf(clause.words)
      .filter(({ party }) => party.some(isTold))
      .flatMap(({ party }) => party.flatMap((actor) => (actor.kind === "kin" ? actor.id : []))),
  );
};

const sameWording = 0.6;

/** Is the kin of a clause that of its source: some of it in freer words, all of it where the wording is the same? */
const keepsKin = (clause: Clause, reading: ParsedText, evidence: Evidence): boolean => {
  const own = [...kinOf(clause)].filter((relation) => !isKnownBeside(relation, reading, evidence));
  if (own.length === 0) return true;
  const sources = counterparts(clause, evidence).map((source) => ({
    ...source,
    kin: kinOf(source.clause),
    meant: kinMeant(source.clause, evidence),
  }));
  return (
    sources.length === 0 ||
    sources.some(({ clause: source, kin, meant, wording }) => {
      const known = appositionsOf(clause, source, evidence);
      if (wording >= sameWording) return own.every((relation) => meant.has(relation) || known.has(relation));
      return kin.size === 0 || own.some((relation) => kin.has(relation));
    })
  );
};

const overlap = (one: Party, other: Party, evidence: Evidence): boolean =>
  one.some((actor) => other.some((another) => isOne([actor, another], evidence)));

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
const areExchanged = (reading: ParsedText, evidence: Evidence): boolean => {
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
    .some(({ party, word, acting }) => {
      const clauses = evidence.clausesBy.get(word) ?? [];
      const doers = clauses.flatMap((clause) => doersOf({ clause, stem: word }, evidence));
      const isTold = doers.some((doer) => acting.some((one) => overlap(doer, one, evidence)));
      const mayBe = isTold || isAskedOf({ party, word }, evidence);
      if (doers.length === 0 || mayBe || goesOnFrom({ party, word }, { clauses, evidence })) return false;
      return parties.some(
        (other) => doers.some((doer) => overlap(doer, other, evidence)) && areTwo(party, other),
      );
    });
};

/** Is all kin told of, and does nobody take the place of somebody else? */
export const keepsKinship = (reading: ParsedText, evidence: Evidence): boolean => {
  const told = new Set(
    evidence.near.flatMap(({ lists }) => [...lists].filter((list) => list.startsWith("kin "))),
  );
  const isInvented = [...reading.lists].some(
    (list) =>
      list.startsWith("kin ") &&
      !told.has(list) &&
      !isKnownBeside(list.slice("kin ".length), reading, evidence),
  );
  if (isInvented || areExchanged(reading, evidence)) return false;
  return reading.clauses.every(
    (clause) => keepsRoles(clause, evidence) && keepsKin(clause, reading, evidence),
  );
};
