import { type Locks, lockedWords, unspent } from "#storyteller/locked.ts";
import { type Story, writeStory } from "#storyteller/storyteller.ts";
import type { Reading } from "./reading.ts";
import type { Wish } from "./wish.ts";

/** However much a person has written, something is left for the rest. */
const leastShare = 0.2;

/** Words that are left to write beside what a person wrote. */
export const lengthBeside = (locks: Locks, { length }: Wish, { tellerLanguage }: Reading): number =>
  Math.round(Math.max(length * leastShare, length - lockedWords(locks, tellerLanguage)));

/** The story in the teller's own sentences, without what is a person's and what they took out. */
export const writeBuiltIn = (wish: Wish, reading: Reading, locks: Locks): Story =>
  writeStory({
    told: unspent(reading.told, locks),
    length: lengthBeside(locks, wish, reading),
    style: wish.style,
    language: wish.language,
    tellerLanguage: reading.tellerLanguage,
    tellerName: reading.tellerName,
  });
