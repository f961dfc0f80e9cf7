import type { TitlesOf } from "./spend.service.ts";

type Dependencies = {
  /** Those that are still there. */
  interviewsOf: (ids: string[]) => Promise<{ id: string; title: string; interviewee_id: string }[]>;
  peopleOf: (ids: string[]) => Promise<{ id: string; name: string }[]>;
  storyOf: (id: string) => Promise<{ id: string; title: string } | undefined>;
};

/** What an account of model calls was for, in words: whose interview, which story. What was deleted has none. */
export const createTitles =
  ({ interviewsOf, peopleOf, storyOf }: Dependencies): TitlesOf =>
  async (ids) => {
    const interviews = await interviewsOf(ids.interviews);
    const tellers = await peopleOf(interviews.map(({ interviewee_id }) => interviewee_id));
    const names = new Map(tellers.map(({ id, name }) => [id, name]));
    const stories = await Promise.all(ids.stories.map((id) => storyOf(id)));
    return new Map([
      ...interviews.map(
        ({ id, title, interviewee_id }) => [id, `${names.get(interviewee_id) ?? ""} · ${title}`] as const,
      ),
      ...stories.flatMap((story) => (story ? [[story.id, story.title] as const] : [])),
    ]);
  };
