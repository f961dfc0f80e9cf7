import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { TitlesOf } from "#features/models/spend.service.ts";
import type { PeopleRepository } from "#features/people/people.repository.ts";
import type { StoriesRepository } from "#features/stories/stories.repository.ts";

type Parts = { store: InterviewStore; people: PeopleRepository; stories: StoriesRepository };

/** What an account of model calls was for, in words: whose interview, which story. What was deleted has none. */
export const createTitles =
  ({ store, people, stories }: Parts): TitlesOf =>
  async (ids) => {
    const interviews = await store.interviews.list(ids.interviews);
    const tellers = await people.listReachable(
      interviews.map(({ interviewee_id }) => interviewee_id),
      null,
    );
    const names = new Map(tellers.map(({ id, name }) => [id, name]));
    const told = await Promise.all(ids.stories.map((id) => stories.find(id)));
    return new Map([
      ...interviews.map(
        ({ id, title, interviewee_id }) => [id, `${names.get(interviewee_id) ?? ""} · ${title}`] as const,
      ),
      ...told.flatMap((story) => (story ? [[story.id, story.title] as const] : [])),
    ]);
  };
