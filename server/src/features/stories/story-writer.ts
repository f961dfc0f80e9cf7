import type { Actor } from "#http/actor.ts";
import type { LanguageModel } from "#providers/language-model/language-model.ts";

/** A model that may write a story now. `requested` is the one that was chosen, `model` the one that answers for it. */
export type StoryWriter = { requested: string; model: string; write: LanguageModel["write"] };

/**
 * `people`: ids of those whose words are sent. Null: none is configured, allowed, affordable or well; the built-in writer writes
 * then.
 */
export type StoryWriterFor = (
  actor: Actor,
  people: readonly string[],
  storyId: string,
) => Promise<StoryWriter | null>;

/** Milliseconds for one call of the model, the retries of its provider included. */
export type StoryBudget = { callMs: number };
