import { align } from "./alignment.ts";
import type { Evidence } from "./evidence.ts";
import { isSameName } from "./name-match.ts";
import type { Actor, Clause, Reading, Word } from "./reading.ts";

/** Persons named side by side ("my mother and father", "her brother Karl"): any of them may be the one who acts. */
type Party = Actor[];

type Deed = { party: Party; word: string };

const isDeed = (word: Word): boolean => word.stem !== null && word.actor === null;

/** The parties of a clause in order, each with the number of its last word. */
const partiesOf = (words: readonly Word[]): { party: Party; at: number }[] => {
  const parties: { party: Party; at: number }[] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    const last = parties.at(-1);
    if (word.actor && last && isOpen) {
      last.party.push(word.actor);
      last.at = at;
    } else if (word.actor) parties.push({ party: [word.actor], at });
    isOpen = word.actor !== null || (isOpen && !isDeed(word));
  }
  return parties;
};

const isOne = (one: Actor, other: Actor, evidence: Evidence): boolean =>
  one.kind === other.kind &&
  (one.kind === "name" ? isSameName(one.id, other.id, evidence.language) : one.id === other.id);

const hasKind = (party: Party, kind: Actor["kind"]): boolean => party.some((actor) => actor.kind === kind);

const isTeller = (party: Party, evidence: Evidence): boolean =>
  party.some(
    (actor) =>
      actor.kind === "self" ||
      (actor.kind === "name" &&
        evidence.profile.some((name) => isSameName(name, actor.id, evidence.language))),
  );

/** May both parties be the same person? Two kin are not, two names are not; a name may be anybody's kin. */
const mayAgree = (one: Party, other: Party, evidence: Evidence): boolean => {
  if (one.some((actor) => other.some((another) => isOne(actor, another, evidence)))) return true;
  if (isTeller(one, evidence) || isTeller(other, evidence))
    return isTeller(one, evidence) && isTeller(other, evidence);
  return !(hasKind(one, "kin") && hasKind(other, "kin")) && !(hasKind(one, "name") && hasKind(other, "name"));
};

/** For each party, the first thing it is told to do. */
const deedsOf = (clause: Clause, evidence: Evidence): Deed[] =>
  partiesOf(clause.words).flatMap(({ party, at }, index, all) => {
    const next = all[index + 1]?.at ?? clause.words.length;
    const deed = clause.words
      .slice(at + 1, next)
      .find((word) => word.stem && isDeed(word) && evidence.known(word.stem));
    const word = deed?.stem ? evidence.known(deed.stem) : null;
    return word === null ? [] : [{ party, word }];
  });

/** Who does a thing in a clause that was told: the party before it, else the one after it. */
const doersOf = (clause: Clause, stem: string): Party[] => {
  const parties = partiesOf(clause.words);
  const places = [...clause.words.keys()].filter((at) => clause.words[at]?.stem === stem);
  return places.flatMap((place) => {
    const before = parties.filter(({ at }) => at < place).at(-1);
    const doer = before ?? parties.find(({ at }) => at > place);
    return doer ? [doer.party] : [];
  });
};

const deedStems = (clause: Clause): string[] => clause.words.filter(isDeed).flatMap(({ stem }) => stem ?? []);

const leastAligned = 0.4;

/** Does every person do in the story what that person did in the answers? */
const keepsRoles = (clause: Clause, evidence: Evidence): boolean => {
  const stems = new Set(deedStems(clause));
  const { clauses, shared } = align(stems, evidence);
  if (shared === 0 || shared / stems.size < leastAligned) return true;
  return deedsOf(clause, evidence).every(({ party, word }) => {
    const doers = clauses.flatMap((source) => doersOf(source, word));
    return doers.length === 0 || doers.some((doer) => mayAgree(party, doer, evidence));
  });
};

/** Is all kin told of, and does nobody take the place of somebody else? */
export const keepsKinship = (reading: Reading, evidence: Evidence): boolean => {
  const told = new Set(
    evidence.near.flatMap(({ lists }) => [...lists].filter((list) => list.startsWith("kin "))),
  );
  const isInvented = [...reading.lists].some((list) => list.startsWith("kin ") && !told.has(list));
  return !isInvented && reading.clauses.every((clause) => keepsRoles(clause, evidence));
};
