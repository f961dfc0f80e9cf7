import { headsOf } from "#storyteller/growth/lives.ts";
import { type Locks, lockedWords, unspent } from "#storyteller/growth/locked.ts";
import { type Story, writeStory } from "#storyteller/storyteller.ts";
import { countStoryWords } from "#storyteller/text/word-count.ts";
import type { StoryMaterial } from "./story-work.ts";

/** However much a person has written, something is left for the rest. */
const leastShare = 0.2;

/** Words that are left to write beside what a person wrote. */
export const lengthBeside = (locks: Locks, { length, tellerLanguage }: StoryMaterial): number =>
  Math.round(Math.max(length * leastShare, length - lockedWords(locks, tellerLanguage)));

type Voice = Pick<StoryMaterial, "told" | "length" | "tellerName">;

const write = ({ told, length, tellerName }: Voice, material: StoryMaterial): Story =>
  writeStory({
    told,
    length,
    style: material.style,
    language: material.language,
    tellerLanguage: material.tellerLanguage,
    tellerName,
  });

/** The story in the teller's own sentences, without what is a person's and what they took out. Where several told, one life after the other. */
export const writeBuiltIn = (material: StoryMaterial, locks: Locks): Story => {
  const length = lengthBeside(locks, material);
  const { tellers, tellerName, tellerLanguage } = material;
  const all = unspent(material.told, locks);
  const heads = headsOf(tellers.map(({ name }) => name));
  const own = tellers.map(({ name, told }, at) => ({ name, head: heads[at], told: unspent(told, locks) }));
  const lives = own.filter(({ told }) => told.length > 0);
  if (lives.length < 2) return write({ told: all, length, tellerName }, material);
  const said = (answers: typeof all): number =>
    answers.reduce((sum, { text }) => sum + countStoryWords(text, tellerLanguage), 0);
  const stories = lives.map(({ name, head, told }) => ({
    head,
    ...write({ told, length: (length * said(told)) / Math.max(1, said(all)), tellerName: name }, material),
  }));
  const whole = write({ told: all, length, tellerName }, material);
  return {
    title: tellerName || whole.title,
    sections: stories.flatMap(({ head, sections }) =>
      sections.map(({ heading, ...section }) => ({ ...section, heading: `${head}: ${heading}` })),
    ),
    words: stories.reduce((sum, { words }) => sum + words, 0),
    note: whole.note,
  };
};
