import type { Actor } from "#http/actor.ts";
import type { HouseStyle } from "#interviewer/wording/rules.ts";
import type { ChoicesService } from "./choices.service.ts";
import { type PromptsService, styleOf } from "./prompts.service.ts";
import type { AllowedWriter, Writers } from "./writers.service.ts";

type Dependencies = {
  writers: Pick<Writers, "writerFor">;
  choices: Pick<ChoicesService, "modelForAll">;
  prompts: Pick<PromptsService, "style">;
  hasServices: boolean;
};

/** What a caller asks for with one question; it counts for administrators only. */
type Chosen = HouseStyle & { model: string | undefined };

/** The model that was chosen, and whose templates count: an administrator's own in a call that has some, else those saved last. */
export function createChosenWriters({ writers, choices, prompts, hasServices }: Dependencies) {
  return {
    /** Null: none is configured, allowed, affordable or well. */
    writerFor: async (
      actor: Actor,
      interview: { id: string; interviewee_id: string },
      chosen: Chosen,
    ): Promise<(AllowedWriter & { style: HouseStyle | null }) | null> => {
      if (!hasServices) return null;
      const requested = (actor.isAdmin && chosen.model) || (await choices.modelForAll());
      const draft = actor.isAdmin ? styleOf(chosen) : null;
      const writer = await writers.writerFor({
        actor,
        people: [interview.interviewee_id],
        requested,
        purpose: "question",
        interviewId: interview.id,
      });
      return writer && { ...writer, style: draft ?? (await prompts.style()) };
    },

    /** The same for what a person told of the family. */
    readerFor: async (actor: Actor, personId: string): Promise<AllowedWriter | null> =>
      hasServices
        ? writers.writerFor({
            actor,
            people: [personId],
            requested: await choices.modelForAll(),
            purpose: "facts",
          })
        : null,

    /** The same for a story of these people. */
    storyWriterFor: async (
      actor: Actor,
      people: readonly string[],
      storyId: string,
    ): Promise<AllowedWriter | null> =>
      hasServices
        ? writers.writerFor({
            actor,
            people,
            requested: await choices.modelForAll(),
            purpose: "story",
            storyId,
          })
        : null,
  };
}
