import type { FamilyPerson } from "@saga/contract/family";
import type { ToldPicture } from "@saga/contract/family-told";
import type { Actor } from "#http/actor.ts";
import type { Access } from "../people/people.access.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { FamilyService } from "./family.service.ts";
import { saidIn, type ToldAnswer } from "./told-answer.ts";
import { mostLives } from "./told-by.service.ts";

export type ToldPicturesService = ReturnType<typeof createToldPicturesService>;

export type ToldPicturesDependencies = {
  family: Pick<FamilyService, "tree">;
  people: Pick<PeopleService, "livesOf">;
  access: Access;
  toldBy: (actor: Actor, personId: string) => Promise<ToldAnswer[]>;
};

/** Sentences of an answer that stand beside its picture. */
const mostSentences = 3;

/** Those of a tree whom an answer names: by all of their name, or by a first name that nobody else has. */
function namedIn(text: string, people: readonly FamilyPerson[]): string[] {
  const said = new Set(text.split(/[^\p{L}'’-]+/u).map((word) => word.replace(/['’]s$/u, "")));
  const byFirst = Map.groupBy(people, ({ name }) => name.split(" ")[0] ?? "");
  return people
    .filter(({ name }) => {
      const [first = "", ...rest] = name.split(" ").filter(Boolean);
      if (first === "" || !said.has(first)) return false;
      return byFirst.get(first)?.length === 1 || (rest.length > 0 && rest.every((part) => said.has(part)));
    })
    .map(({ id }) => id);
}

/** What was told of photographs: the words, and whom of the family they name. Nobody enters a picture without a yes. */
export const createToldPicturesService = ({ family, people, access, toldBy }: ToldPicturesDependencies) => ({
  list: async (actor: Actor): Promise<ToldPicture[]> => {
    const lives = await people.livesOf(actor);
    const tree = await family.tree(actor);
    const found: ToldPicture[] = [];
    for (const life of lives.slice(0, mostLives)) {
      const person = await access.person(actor, life);
      for (const answer of await toldBy(actor, person.id)) {
        if (answer.picture === null || answer.isSecret || answer.text === "") continue;
        found.push({
          picture: answer.picture,
          people: namedIn(answer.text, tree.people),
          said: saidIn(answer, answer.sentences.slice(0, mostSentences).join(" ")),
        });
      }
    }
    return found;
  },
});
