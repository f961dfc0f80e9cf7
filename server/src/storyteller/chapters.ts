import type { TopicId } from "#language/subjects.ts";

/**
 * Chapters in the order of a life, each with its subjects in order: the map of the first interview, the scenes of the
 * second and the reflections of the third side by side. `wishes_limits` stands in none: what the teller asked to be
 * left out is said there, and must not be printed. Love begins with the answer that names people, so that "he came to
 * mend the pump" has somebody to refer to.
 */
const chapters: readonly (readonly TopicId[])[] = [
  ["name_origin", "family_of_origin"],
  ["childhood_home", "earliest_memory", "childhood_scene"],
  ["school_outline", "school_friend_teacher"],
  ["youth_15_25"],
  ["leaving_home", "study_or_training", "first_job", "work_outline", "working_life"],
  ["partners_children", "love_story", "becoming_parent_or_kin", "people_who_mattered"],
  [
    "places_lived",
    "migration_move_travel",
    "historic_event",
    "turning_point",
    "high_point",
    "best_decision_and_regret",
  ],
  ["hard_time", "loss_and_recovery", "greatest_challenge_learned", "faith_or_belief_event"],
  ["later_life", "joys_interests", "today", "hopes_next_chapter"],
  [
    "values_and_sources",
    "how_beliefs_changed",
    "wisdom_event",
    "proud_of",
    "traditions_recipes_sayings",
    "chapters",
    "life_theme",
  ],
  [
    "people_to_thank_forgive",
    "advice_to_young",
    "how_to_be_remembered",
    "messages_to_named_people",
    "anything_missed",
  ],
];

export type Place = { chapter: number; rank: number };

const places = new Map<TopicId, Place>(
  chapters.flatMap((topics, chapter) => topics.map((topic, rank) => [topic, { chapter, rank }] as const)),
);

/** Where a subject stands in a story, or null when it has no place in one. */
export const placeOf = (topic: TopicId): Place | null => places.get(topic) ?? null;
