import { type Locks, lockedWords, unspent } from "#storyteller/locked.ts";
import { type Story, writeStory } from "#storyteller/storyteller.ts";
import type { StoryMaterial } from "./story-work.ts";

/** However much a person has written, something is left for the rest. */
const leastShare = 0.2;

/** Words that are left to write beside what a person wrote. */
export const lengthBeside = (locks: Locks, { length, tellerLanguage }: StoryMaterial): number =>
  Math.round(Math.max(length * leastShare, length - lockedWords(locks, tellerLanguage)));

/** The story in the teller's own sentences, without what is a person's and what they took out. */
export const writeBuiltIn = (material: StoryMaterial, locks: Locks): Story =>
  writeStory({
    told: unspent(material.told, locks),
    length: lengthBeside(locks, material),
    style: material.style,
    language: material.language,
    tellerLanguage: material.tellerLanguage,
    tellerName: material.tellerName,
  });
