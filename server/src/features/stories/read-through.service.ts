import type { Received } from "@saga/contract/endpoint";
import type { stories as calls } from "@saga/contract/stories";
import type { Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import { decided, type Standing } from "#storyteller/read-through/deciding.ts";
import type { HeldPassage, Section, StoryStyle } from "#storyteller/story.ts";
import { countStoryWords } from "#storyteller/text/word-count.ts";
import { languageIn } from "./content.ts";
import { createReachStory } from "./stories.access.ts";
import type { StoredStory } from "./stories.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";

export type ReadThroughService = ReturnType<typeof createReadThroughService>;

type Choice = Received<typeof calls.decidePassage>["body"];

const wordsOf = ({ sections, story, isEdited }: Standing, language: Language): number =>
  isEdited
    ? countStoryWords(story, language)
    : sections
        .flatMap(({ sentences }) => sentences)
        .reduce((sum, { text }) => sum + countStoryWords(text, language), 0);

/** Passages of a story that are decided about before it may be printed. */
export function createReadThroughService({ store, clock }: { store: StoryStore; clock: Clock }) {
  const { stories, decisions, versions } = store;
  const reach = createReachStory(store);

  return {
    open: async (actor: Actor, id: string): Promise<StoredStory> => reach(actor, id),

    /** Decides about a passage; the story says it so from now on, and so does the next one. */
    decide: async (actor: Actor, id: string, choice: Choice): Promise<StoredStory> => {
      await reach(actor, id, "story.changed");
      return store.together(async (trx) => {
        const current = await stories.lock(id, trx);
        if (!current) throw new Failure("stories.not_found");
        const passages = JSON.parse(current.read_through) as HeldPassage[];
        const standing = {
          sections: JSON.parse(current.sections) as Section[],
          passages,
          story: current.story,
          isEdited: current.is_edited === 1,
        };
        const { title, style } = current;
        const naming = { title, style: style as StoryStyle, language: languageIn(current) };
        const next = decided(standing, choice, naming);
        const passage = next?.passages.find((one) => one.id === choice.passage);
        if (!next || !passage) throw new Failure("stories.passage_not_found");
        const now = isoNow(clock);
        if (passages.every(({ decision }) => decision === null)) await versions.keep(current, now, trx);
        await decisions.keep(passage, now, trx);
        const changes = {
          sections: JSON.stringify(next.sections),
          read_through: JSON.stringify(next.passages),
          story: next.story,
          words: wordsOf(next, languageIn(current)),
          updated_at: now,
        };
        await stories.change(id, changes, trx);
        return { ...current, ...changes };
      });
    },
  };
}
