import type { TopicId } from "#language/subjects.ts";

/**
 * For each subject of the second and third interview, earlier subjects whose words lead into it, nearest
 * first.
 */
export const relatedTopics: Partial<Record<TopicId, readonly TopicId[]>> = {
  earliest_memory: ["childhood_home", "family_of_origin", "name_origin"],
  childhood_scene: ["childhood_home", "family_of_origin", "joys_interests"],
  school_friend_teacher: ["school_outline", "people_who_mattered"],
  youth_15_25: ["places_lived", "joys_interests"],
  leaving_home: ["places_lived", "childhood_home", "family_of_origin"],
  study_or_training: ["school_outline", "work_outline"],
  first_job: ["work_outline"],
  working_life: ["work_outline", "first_job"],
  love_story: ["partners_children"],
  becoming_parent_or_kin: ["partners_children", "family_of_origin"],
  migration_move_travel: ["places_lived", "leaving_home"],
  high_point: ["joys_interests", "people_who_mattered"],
  loss_and_recovery: ["people_who_mattered"],
  later_life: ["today", "joys_interests"],
  values_and_sources: ["family_of_origin", "people_who_mattered", "working_life"],
  how_beliefs_changed: ["youth_15_25", "turning_point", "faith_or_belief_event"],
  best_decision_and_regret: ["turning_point", "leaving_home", "work_outline"],
  greatest_challenge_learned: ["hard_time", "study_or_training", "first_job"],
  people_to_thank_forgive: ["people_who_mattered", "school_friend_teacher"],
  traditions_recipes_sayings: ["childhood_home", "family_of_origin", "childhood_scene"],
  advice_to_young: ["youth_15_25", "first_job", "leaving_home"],
  proud_of: ["high_point", "working_life", "work_outline"],
  wisdom_event: ["people_who_mattered", "turning_point"],
  hopes_next_chapter: ["today", "later_life", "wishes_limits"],
  how_to_be_remembered: ["wishes_limits", "joys_interests", "proud_of"],
  life_theme: ["chapters", "turning_point"],
  messages_to_named_people: ["partners_children", "becoming_parent_or_kin", "love_story"],
  anything_missed: ["chapters"],
};

/** Subjects that one "never had" answers together: whoever never worked had no first job. */
const absentTogether: readonly (readonly TopicId[])[] = [
  ["partners_children", "love_story", "becoming_parent_or_kin"],
  ["work_outline", "first_job", "working_life"],
  ["school_outline", "study_or_training"],
  ["places_lived", "migration_move_travel"],
];

/** The subjects whose absence an answer to this one may settle. */
export const settledBy = (topic: TopicId): readonly TopicId[] =>
  absentTogether.find((group) => group.includes(topic)) ?? [topic];
