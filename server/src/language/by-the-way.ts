import type { TopicWords } from "./pack.ts";
import type { TopicId } from "./subjects.ts";

/** What a language knows of subjects that are told by the way. */
export type ByTheWay = Partial<Record<TopicId, Required<Pick<TopicWords, "tells" | "more">>>>;

/** The subjects of a language, with what shows that they were told by the way. */
export const toldByTheWay = (
  topics: Record<TopicId, TopicWords>,
  byTheWay: ByTheWay,
): Record<TopicId, TopicWords> =>
  Object.fromEntries(
    Object.entries(topics).map(([id, words]) => [id, { ...words, ...byTheWay[id as TopicId] }]),
  ) as Record<TopicId, TopicWords>;
