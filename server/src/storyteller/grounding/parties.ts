import { type Language, packs } from "#language/packs.ts";
import type { Actor, Clause, Word } from "../text/parsed-text.ts";
import { isDeed } from "../text/parsed-text.ts";

/** Persons named side by side ("my mother and father", "her brother Karl"): any of them may be the one who acts. */
export type Party = Actor[];

type PartyAt = { party: Party; at: number };

const read = new WeakMap<readonly Word[], PartyAt[]>();

/** The parties of a clause in order, each with the number of its last word. */
export const partiesOf = (words: readonly Word[]): PartyAt[] => {
  const known = read.get(words);
  if (known) return known;
  const parties: PartyAt[] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    if (word.isOblique) {
      isOpen = false;
      continue;
    }
    const last = parties.at(-1);
    if (word.actor && last && isOpen) {
      last.party.push(word.actor);
      last.at = at;
    } else if (word.actor) parties.push({ party: [word.actor], at });
    isOpen = word.actor !== null || (isOpen && !isDeed(word));
  }
  read.set(words, parties);
  return parties;
};

/** Is anybody of a party a relative, or whatever else is asked for? */
export const hasKind = (party: Party, kind: Actor["kind"]): boolean =>
  party.some((actor) => actor.kind === kind);

/** "He" or "she" may mean somebody who was named so many clauses before. */
export const reach = 2;

/** Whom "he" or "she" may mean: the parties of the nearest clause before that names any. */
export const antecedents = (clause: Clause, distance = 1): Party[] => {
  if (!clause.previous || distance > reach) return [];
  const parties = partiesOf(clause.previous.words);
  if (parties.length === 0) return antecedents(clause.previous, distance + 1);
  return parties.map(({ party }) => party).filter((party) => hasKind(party, "kin"));
};

/** Where a verb stands without its subject, it goes on with somebody who was named up to so many clauses before. */
const farReach = 12;

/** Whom a clause without a subject may be of: the nearest relatives, and where verbs stand alone whoever of them the answer named before. */
export const mayBeMeant = (clause: Clause, language: Language): Party[] => {
  if (packs[language].story.bareThird === null) return antecedents(clause);
  const meant: Party[] = [];
  let before = clause.previous;
  for (let count = 0; before && count < farReach; count += 1, before = before.previous)
    meant.push(...partiesOf(before.words).map(({ party }) => party));
  return meant.filter((party) => hasKind(party, "kin"));
};
