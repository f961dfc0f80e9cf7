import type { Language } from "@saga/contract/vocabulary";
import type { StoryMaterial } from "#authoring/story-work.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { Teller } from "#storyteller/written/outline.ts";
import type { StoredKeptOut, StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";
import { isOnlyAddress } from "../people/name-from-email.ts";
import { textOf } from "./content.ts";
import type { StoredStory } from "./stories.repository.ts";
import { toldOf } from "./told.ts";
import type { Wish } from "./wish.ts";

/** All that a story is made of. */
export type Reading = {
  told: Told[];
  /** Those who told, each with their answers, in the order of the interviews. */
  tellers: Teller[];
  /** As a title says it; empty where nobody has given a name. */
  tellerName: string;
  /** Ids of those who told. */
  people: string[];
  tellerLanguage: Language;
};

/** Who the relation to the interviewer says is a woman or a man. */
const sexes: Record<string, Teller["sex"]> = {
  mother: "woman",
  grandmother: "woman",
  aunt: "woman",
  father: "man",
  grandfather: "man",
  uncle: "man",
};

type Read = { reached: ReachableInterview[]; messages: StoredMessage[]; keptOut: StoredKeptOut[] };

/** What these interviews hold for a story; `fallback` is the language where there is no interview. */
export function readingOf({ reached, messages, keptOut }: Read, fallback: Language): Reading {
  const told = toldOf({ reached, messages, keptOut });
  const people = new Map(reached.map(({ person }) => [person.id, person]));
  const tellers = [...people.values()].map((person): Teller => {
    const own = reached.filter((one) => one.person.id === person.id).map(({ interview }) => interview.id);
    return {
      name: person.name,
      sex: sexes[person.relationship ?? ""] ?? null,
      told: told.filter(({ interviewId }) => own.includes(interviewId)),
    };
  });
  const named = [...people.values()].filter((person) => !isOnlyAddress(person));
  return {
    told,
    tellers,
    tellerName: [...new Set(named.map(({ name }) => name))].join(" & "),
    people: [...people.keys()],
    tellerLanguage: (reached[0]?.interview.language ?? fallback) as Language,
  };
}

/** Is there a word that may be used? Whether it makes a story is found out when it is written. */
export const isAnythingTold = ({ told }: Reading): boolean =>
  told.some(({ isPrivate, text }) => !isPrivate && /[\p{L}\p{N}]/u.test(text));

/** `base`: the story that is written anew. */
export const materialOf = (wish: Wish, reading: Reading, base: StoredStory | null): StoryMaterial => {
  const { told, tellers, tellerName, tellerLanguage } = reading;
  const { length, style, language } = wish;
  return { length, style, language, told, tellers, tellerName, tellerLanguage, base: base && textOf(base) };
};
