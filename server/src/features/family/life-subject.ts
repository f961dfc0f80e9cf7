import type { LifeSubject } from "@saga/contract/family";
import { type TopicId, topicIds } from "#language/subjects.ts";

/** Which chapters of a life a subject of the interviews belongs to. */
const subjectsOf: Record<string, readonly LifeSubject[]> = {
  name_origin: ["childhood"],
  family_of_origin: ["childhood", "relationships"],
  places_lived: ["places"],
  childhood_home: ["childhood", "places"],
  school_outline: ["school"],
  work_outline: ["career"],
  partners_children: ["family", "relationships"],
  people_who_mattered: ["relationships"],
  joys_interests: ["hobbies"],
  earliest_memory: ["childhood"],
  childhood_scene: ["childhood"],
  school_friend_teacher: ["school"],
  youth_15_25: ["education"],
  leaving_home: ["education"],
  study_or_training: ["education"],
  first_job: ["career"],
  working_life: ["career"],
  love_story: ["relationships"],
  becoming_parent_or_kin: ["family"],
  migration_move_travel: ["travel", "places"],
  faith_or_belief_event: ["spiritual"],
  later_life: ["retirement"],
  values_and_sources: ["spiritual", "learnings"],
  how_beliefs_changed: ["spiritual"],
  best_decision_and_regret: ["learnings"],
  greatest_challenge_learned: ["learnings"],
  advice_to_young: ["learnings"],
  proud_of: ["achievements"],
  high_point: ["achievements"],
  wisdom_event: ["learnings"],
  life_theme: ["learnings"],
};

/** The subject that a telling about the whole of a chapter counts for. */
const wholeOf: Record<LifeSubject, TopicId> = {
  childhood: "childhood_scene",
  school: "school_friend_teacher",
  education: "study_or_training",
  career: "working_life",
  family: "becoming_parent_or_kin",
  retirement: "later_life",
  learnings: "wisdom_event",
  places: "places_lived",
  travel: "migration_move_travel",
  hobbies: "joys_interests",
  relationships: "people_who_mattered",
  spiritual: "faith_or_belief_event",
  achievements: "proud_of",
};

/** What interviews ask about a chapter, and what a telling about the whole of it counts for. */
export const topicsOf = (chapter: LifeSubject): { topics: TopicId[]; counts: TopicId } => ({
  topics: topicIds.filter((topic) => subjectsOf[topic]?.includes(chapter)),
  counts: wholeOf[chapter],
});

/** Empty: the subject tells of no chapter in particular. */
export const lifeSubjectsOf = (topic: string | null): readonly LifeSubject[] =>
  (topic !== null && subjectsOf[topic]) || [];
