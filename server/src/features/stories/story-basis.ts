import type { Language } from "@saga/contract/vocabulary";
import type { StoryMaterial } from "#authoring/story-work.ts";
import type { Closed } from "#storyteller/read-through/closed.ts";
import type { Settled } from "#storyteller/story.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { Teller } from "#storyteller/written/outline.ts";
import { givenName } from "../people/given-name.ts";
import { sexOf } from "../people/sex-of.ts";
import { closedOf } from "./closed.ts";
import { textOf } from "./content.ts";
import { knownPeople } from "./known-people.ts";
import { mattersOf, type Said } from "./said.ts";
import type { StoredStory } from "./stories.repository.ts";
import { toldOf } from "./told.ts";
import type { Wish } from "./wish.ts";

/** All that a story is made of. */
export type StoryBasis = {
  told: Told[];
  /** Those who told, each with their answers, in the order of the interviews. */
  tellers: Teller[];
  /** As a title says it; empty where nobody has given a name. */
  tellerName: string;
  /** Ids of those who told. */
  people: string[];
  tellerLanguage: Language;
  /** What was decided about lines of earlier stories. */
  settled: readonly Settled[];
  /** What is kept out of every story: for the read-through alone, and for no model. */
  closed: readonly Closed[];
};

/** What these interviews hold for a story; `fallback` is the language where there is no interview. */
export async function basisOf(said: Said, fallback: Language): Promise<StoryBasis> {
  const { reached } = said;
  const told = await toldOf(said);
  const tellerLanguage = (reached[0]?.interview.language ?? fallback) as Language;
  const people = new Map(reached.map(({ person }) => [person.id, person]));
  const tellers = [...people.values()].map((person): Teller => {
    const own = reached.filter((one) => one.person.id === person.id).map(({ interview }) => interview.id);
    const answers = told.filter(({ interviewId }) => own.includes(interviewId));
    const matters = mattersOf(person.id, said);
    const life = { told: answers, matters, language: tellerLanguage };
    return {
      name: person.name,
      sex: sexOf(person),
      told: answers,
      matters,
      people: knownPeople(said.ledgers.get(person.id), life),
    };
  });
  const names = [...people.values()].map(givenName).filter(Boolean);
  return {
    told,
    tellers,
    tellerName: [...new Set(names)].join(" & "),
    people: [...people.keys()],
    tellerLanguage,
    settled: said.settled ?? [],
    closed: [...people.keys()].flatMap((id) => closedOf(id, said, told)),
  };
}

/** Is there a word that may be used? Whether it makes a story is found out when it is written. */
export const isAnythingTold = ({ told }: StoryBasis): boolean =>
  told.some(({ isPrivate, text }) => !isPrivate && /[\p{L}\p{N}]/u.test(text));

/** `base`: the story that is written anew. */
export const materialOf = (wish: Wish, reading: StoryBasis, base: StoredStory | null): StoryMaterial => {
  const { told, tellers, tellerName, tellerLanguage, settled, closed } = reading;
  const { length, style, language, period, keeps, added } = wish;
  const people = { told, tellers, tellerName, tellerLanguage, settled, closed };
  const keepsAll = keeps === "everything";
  return { length, style, language, period, added, keepsAll, ...people, base: base && textOf(base) };
};
