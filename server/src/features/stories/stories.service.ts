import { randomUUID } from "node:crypto";
import type { Received } from "@saga/contract/endpoint";
import type { stories as calls } from "@saga/contract/stories";
import type { Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import { storyText, writeStory } from "#storyteller/storyteller.ts";
import { countStoryWords } from "#storyteller/word-count.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import type { StoredStory, StoriesRepository } from "./stories.repository.ts";
import { toldOf } from "./told.ts";

type Wish = Received<typeof calls.createStory>["body"];
type Edit = Received<typeof calls.updateStory>["body"];
type Page = Received<typeof calls.listStories>["query"];

export type StoriesService = ReturnType<typeof createStoriesService>;

export type StoriesServiceDependencies = {
  repository: StoriesRepository;
  interviews: InterviewsService;
  clock: Clock;
};

const tellersOf = (reached: ReachableInterview[]): string =>
  [...new Set(reached.map(({ person }) => person.name))].join(" & ");

export function createStoriesService({ repository, interviews, clock }: StoriesServiceDependencies) {
  const reach = async (actor: Actor, id: string): Promise<StoredStory> => {
    const story = await repository.find(id);
    if (!story || (story.owner_id !== actor.id && !actor.isAdmin)) throw new Failure("stories.not_found");
    return story;
  };

  const withInterviews = async (story: StoredStory) => ({
    story,
    interviewIds: (await repository.interviewIds([story.id])).get(story.id) ?? [],
  });

  const write = async (actor: Actor, wish: Wish & { id: string }): Promise<StoredStory> => {
    const ids = [...new Set(wish.interview_ids)];
    const { reached, messages } = await interviews.read(actor, ids);
    const told = toldOf(reached, messages);
    const tellerLanguage = (reached[0]?.interview.language ?? wish.language) as Language;
    const { length, style, language } = wish;
    const story = writeStory({
      told,
      length,
      style,
      language,
      tellerLanguage,
      tellerName: tellersOf(reached),
    });
    if (story.sections.length === 0) throw new Failure("stories.nothing_told");
    const now = isoNow(clock);
    return {
      id: wish.id,
      owner_id: actor.id,
      title: story.title,
      story: storyText(story),
      sections: JSON.stringify(story.sections),
      words: story.words,
      language,
      style,
      note: story.note,
      is_edited: 0,
      created_at: now,
      updated_at: now,
    };
  };

  return {
    /** Writes and saves a story; the one already written when the caller's id is known. */
    create: async (actor: Actor, wish: Wish) => {
      const id = wish.id ?? randomUUID();
      const known = await repository.find(id);
      if (!known) await repository.add(await write(actor, { ...wish, id }), [...new Set(wish.interview_ids)]);
      const story = await repository.find(id);
      if (!story || story.owner_id !== actor.id) throw new Failure("stories.id_taken");
      return withInterviews(story);
    },

    list: async (actor: Actor, { page, limit }: Page) => {
      const total = await repository.count(actor.id);
      const stories = await repository.list(actor.id, { offset: (page - 1) * limit, limit });
      const interviewIds = await repository.interviewIds(stories.map((story) => story.id));
      return { stories, interviewIds, total, totalPages: Math.ceil(total / limit) };
    },

    open: async (actor: Actor, id: string) => withInterviews(await reach(actor, id)),

    edit: async (actor: Actor, id: string, edit: Edit) => {
      const story = await reach(actor, id);
      const text =
        edit.story === undefined || edit.story === story.story
          ? {}
          : {
              story: edit.story,
              words: countStoryWords(edit.story, story.language as Language),
              is_edited: 1,
            };
      const title = edit.title === undefined ? {} : { title: edit.title };
      const changes = { ...title, ...text, updated_at: isoNow(clock) };
      await repository.change(story.id, changes);
      return withInterviews({ ...story, ...changes });
    },

    remove: async (actor: Actor, id: string): Promise<void> => {
      await repository.remove((await reach(actor, id)).id);
    },
  };
}
