import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { sexOf } from "../facts/pronouns.ts";
import { type Actor, type Clause, isDeed, type Word } from "../text/parsed-text.ts";
import { antecedents, clausesBefore, mayBeMeant, reach, sexSaid } from "./antecedents.ts";
import type { Evidence } from "./evidence.ts";
import { hasKind, type Party, partiesOf } from "./parties.ts";
import { isShortFor } from "./short-names.ts";

/** Somebody with the first thing that they are told to do. */
export type Deed = { party: Party; word: string };

/** What the teller's mother and father are to each other. */
const spouses: ReadonlyMap<string, Kin> = new Map([
  ["wife", "mother"],
  ["husband", "father"],
]);

/** "His wife" for the teller's mother: do the answers speak of both parents, and of nobody who is called so? */
export const isParentAsSpouse = (relation: string, { near, notes }: Evidence): boolean => {
  const holds = (texts: typeof near, kin: string): boolean =>
    texts.some(({ lists }) => [...lists].some((list) => list === `kin ${kin}`));
  return (
    spouses.has(relation) &&
    [...spouses.values()].every((parent) => holds(near, parent)) &&
    ![...spouses.keys()].some((spouse) => holds([...near, ...notes], spouse))
  );
};

const isParentOf = ([one, other]: readonly [Actor, Actor], evidence: Evidence): boolean =>
  [
    [one.id, other.id],
    [other.id, one.id],
  ].some(([spouse = "", parent]) => spouses.get(spouse) === parent && isParentAsSpouse(spouse, evidence));

const isOne = ([one, other]: readonly [Actor, Actor], evidence: Evidence): boolean =>
  one.kind === other.kind &&
  (one.kind === "name"
    ? isSameName([one.id, other.id], evidence.language) ||
      (!evidence.vocabulary.names.has(one.id) !== !evidence.vocabulary.names.has(other.id) &&
        isShortFor([one.id, other.id], evidence.language))
    : one.id === other.id || isParentOf([one, other], evidence));

/** Is the teller among them? */
export const isTeller = (party: Party, evidence: Evidence): boolean =>
  party.some(
    (actor) =>
      actor.kind === "self" ||
      (actor.kind === "name" &&
        evidence.profile.some((name) => isSameName([name, actor.id], evidence.language))),
  );

/** May both parties be the same person? Two kin are not, two names are not; a name may be anybody's kin, a quoted voice anybody's. */
export const mayAgree = ([one, other]: readonly [Party, Party], evidence: Evidence): boolean => {
  if (one.some((actor) => other.some((another) => isOne([actor, another], evidence)))) return true;
  if (hasKind(one, "speaker") || hasKind(other, "speaker")) return true;
  if (isTeller(one, evidence) || isTeller(other, evidence))
    return isTeller(one, evidence) && isTeller(other, evidence);
  return !(hasKind(one, "kin") && hasKind(other, "kin")) && !(hasKind(one, "name") && hasKind(other, "name"));
};

/** Does a verb say that the teller acts? */
export const isFirstPerson = (word: Word, language: Language): boolean =>
  packs[language].story.firstPerson?.test(word.word) === true &&
  !packs[language].functionWords.ownVoice.others.has(word.word);

/** Nobody is a relative of their own: "mąż Wandy" is her husband, and not she. */
const withoutOwner = (party: Party, evidence: Evidence): Party =>
  hasKind(party, "kin") ? party.filter((actor) => !isTeller([actor], evidence)) : party;

/** "She told Ron": where "he" or "she" does something before somebody is named, that one may be whom it is done to. */
const isDoneTo = (words: readonly Word[], at: number, { language }: Evidence): boolean => {
  const { actors, connectives } = packs[language].functionWords;
  const from = words.findIndex(({ word }) => actors.has(word));
  const isBetween = ({ word, actor }: Word): boolean => actor === null && !connectives.has(word);
  return from >= 0 && words.slice(from + 1, Math.max(from, at)).some(isBetween);
};

/** For each party, the first thing it is told to do. */
export const deedsOf = (clause: Clause, evidence: Evidence): Deed[] =>
  partiesOf(clause.words).flatMap(({ party: named, at }, index, all) => {
    const party = withoutOwner(named, evidence);
    const next = all[index + 1]?.at ?? clause.words.length;
    const after = clause.words.slice(at + 1, next);
    if (isDoneTo(clause.words, at, evidence)) return [];
    // "Gieni nie podziękowałam": the verb says that the teller acts, so that whoever stands before it does not.
    if (after.some((one) => isFirstPerson(one, evidence.language))) return [];
    const { whither, actors } = packs[evidence.language].functionWords;
    const deed = after.find(
      (word) => word.stem && isDeed(word) && !whither.has(word.word) && evidence.known(word.stem),
    );
    // "Edie thought she had said go home": what stands behind "she" is hers.
    if (deed && after.slice(0, after.indexOf(deed)).some(({ word: own }) => actors.has(own))) return [];
    const word = deed?.stem ? evidence.known(deed.stem) : null;
    return word === null ? [] : [{ party, word }];
  });

const teller: Actor = { kind: "self", id: "self" };

/** Whom a "he" may mean; where no relative stands before it, nobody whom its words name. */
const unnamed = (clause: Clause, language: Language): Party[] => {
  const sex = sexSaid(clause, language);
  // "Mother died, and he said": he is not she.
  const isOther = (party: Party): boolean =>
    sex !== null && party.every(({ kind, id }) => kind === "kin" && ![sex, null].includes(sexOf(id)));
  const named = antecedents(clause).filter((party) => !isOther(party));
  return named.length > 0 ? named : [[]];
};

/**
 * Who may do a thing in a clause that was told: the party before it; else whoever was named last, or the party after it
 * (in Polish and Italian the doer may follow); in a passive, the party after it ("run by my father").
 */
export const doersOf = ({ clause, stem }: { clause: Clause; stem: string }, evidence: Evidence): Party[] => {
  const { language } = evidence;
  const parties = partiesOf(clause.words);
  const places = [...clause.words.keys()].filter((at) => clause.words[at]?.stem === stem);
  return places.flatMap((place) => {
    const before = parties.filter(({ at }) => at < place).at(-1);
    // "I na jesień poszłam do Kartuz": the verb says it, where nobody is named as well.
    const spoken = clause.words.slice(before ? before.at + 1 : 0, place + 1);
    if (spoken.some((word) => isFirstPerson(word, language))) return [[teller]];
    const own = clause.words.slice((before?.at ?? 0) + 1, place + 1);
    const isOther = own.some(({ word }) => packs[language].functionWords.actors.has(word));
    if (isOther && (!before || hasKind(before.party, "self"))) return unnamed(clause, language);
    // "When Ronnie went he never said a word", asked of Percy: "he" may be either.
    const asked = isOther ? evidence.askedAbout(clause) : [];
    if (before && asked.length > 0) return [before.party, [...asked]];
    const behind = parties.find(({ at }) => at === place + 1);
    // "Efter att Rune drunknade sjöng mamma": the verb may stand before whoever does it.
    if (before && behind && packs[language].functionWords.inverts) return [before.party, behind.party];
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
export const actingIn = (clause: Clause, party: Party): Party[] => {
  const parties = partiesOf(clause.words).map((place) => place.party);
  const at = parties.findIndex((own) => party.every((actor) => own.includes(actor)));
  return [...parties.slice(0, at), party];
};

/** Is somebody with a name told to do something right before the clause, who may be the one it goes on with? */
export const followsName = (clause: Clause, evidence: Evidence): boolean =>
  [...clausesBefore(clause, reach)].some((before) =>
    deedsOf(before, evidence).some(({ party }) => hasKind(party, "name")),
  );

/** Is somebody of one party in the other? */
export const overlap = (one: Party, other: Party, evidence: Evidence): boolean =>
  one.some((actor) => other.some((another) => isOne([actor, another], evidence)));
