import { factRelations, furtherRelations } from "@saga/contract/family-told";

/** Every subject of the three interviews. The plan gives each its interview, weight and depth. */
export const topicIds = [
  "name_origin",
  "family_of_origin",
  "places_lived",
  "childhood_home",
  "school_outline",
  "work_outline",
  "partners_children",
  "chapters",
  "people_who_mattered",
  "joys_interests",
  "today",
  "wishes_limits",
  "earliest_memory",
  "childhood_scene",
  "school_friend_teacher",
  "youth_15_25",
  "leaving_home",
  "study_or_training",
  "first_job",
  "working_life",
  "love_story",
  "becoming_parent_or_kin",
  "migration_move_travel",
  "historic_event",
  "turning_point",
  "high_point",
  "hard_time",
  "loss_and_recovery",
  "faith_or_belief_event",
  "later_life",
  "values_and_sources",
  "how_beliefs_changed",
  "best_decision_and_regret",
  "greatest_challenge_learned",
  "people_to_thank_forgive",
  "traditions_recipes_sayings",
  "advice_to_young",
  "proud_of",
  "wisdom_event",
  "hopes_next_chapter",
  "how_to_be_remembered",
  "life_theme",
  "messages_to_named_people",
  "anything_missed",
] as const;

export type TopicId = (typeof topicIds)[number];

/** What an answer can hold about a subject. */
export const facets = ["who", "where", "when", "event", "detail", "feeling", "meaning"] as const;

export type Facet = (typeof facets)[number];

/** At least one wording; more make a long interview less monotonous. */
export type Wordings = readonly [string, ...string[]];

/** Any relative of the teller, cousins and in-laws too. */
export type Relative = Exclude<(typeof factRelations)[number], "self" | "partner">;

export const relatives: readonly Relative[] = factRelations.filter(
  (one): one is Relative => one !== "self" && one !== "partner",
);

/** A relative of the teller who stands close. */
export type Kin = Exclude<Relative, (typeof furtherRelations)[number]>;

const further: readonly string[] = furtherRelations;

export const kinships: readonly Kin[] = relatives.filter((one): one is Kin => !further.includes(one));
