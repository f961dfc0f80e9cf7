import { createHash } from "node:crypto";
import type { Family } from "@saga/contract/family";
import type { HandedDown } from "@saga/contract/family-handed-down";
import type { Actor } from "#http/actor.ts";
import { fold } from "#language/fold.ts";
import type { Language } from "#language/packs.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import { handedDownIn } from "#storyteller/facts/handed-down.ts";
import type { Access } from "../people/people.access.ts";
import type { FamilyService } from "./family.service.ts";
import type { FamilyTree } from "./family-record.ts";
import { type ToldAnswer, whereOf } from "./told-answer.ts";

export type HandedDownService = ReturnType<typeof createHandedDownService>;

export type HandedDownDependencies = {
  family: Pick<FamilyService, "tree" | "grow">;
  access: Access;
  toldBy: (actor: Actor, personId: string) => Promise<ToldAnswer[]>;
};

/** Stands for what was told without its words. The same told twice is the same. */
const idOf = (life: string, kind: string, title: string): string =>
  createHash("sha256")
    .update([life, "handed-down", kind, fold(title)].join("|"))
    .digest("hex")
    .slice(0, 32);

const isLeft = ({ decisions = [] }: FamilyTree, id: string): boolean =>
  decisions.some(({ key, decision }) => key === id && decision === "left");

/** Recipes and sayings as they were told. What is kept is the decision to leave one out; words are read from the interviews, and end with them. */
export const createHandedDownService = ({ family, access, toldBy }: HandedDownDependencies) => {
  const found = async (actor: Actor, life: string): Promise<HandedDown[]> => {
    const { id: person } = await access.person(actor, life);
    const all = new Map<string, HandedDown>();
    const open = (await toldBy(actor, person)).filter(({ isSecret }) => !isSecret);
    await eachInTurns(open, (answer) => {
      for (const { kind, title, words } of handedDownIn(answer.sentences, answer.language as Language)) {
        const id = idOf(person, kind, title || words);
        if (all.has(id)) continue;
        all.set(id, { id, kind, title, words, ...whereOf(answer) });
      }
    });
    return [...all.values()];
  };

  return {
    list: async (actor: Actor, life: string): Promise<HandedDown[]> => {
      const [told, tree] = await Promise.all([found(actor, life), family.tree(actor)]);
      return told.filter(({ id }) => !isLeft(tree, id));
    },

    leave: async (actor: Actor, { life, id }: { life: string; id: string }): Promise<Family> => {
      const isTold = (await found(actor, life)).some((one) => one.id === id);
      return family.grow(actor, { id: `${id}-left`, what: "Left out something told" }, (tree) =>
        !isTold || isLeft(tree, id)
          ? null
          : {
              people: [],
              unions: [],
              events: [],
              decisions: [{ id: `told-${id}`, key: id, user_id: life, decision: "left", record: null }],
            },
      );
    },
  };
};
