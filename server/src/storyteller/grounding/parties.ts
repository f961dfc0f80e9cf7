import { type Actor, isDeed, type Word } from "../text/parsed-text.ts";

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
