import type { TopicId } from "#language/subjects.ts";

/**
 * Subjects in the order of a life, each with the age that is taken for it where the telling names none: the map of the first
 * interview, the scenes of the second and the reflections of the third side by side. `wishes_limits` has no place: what the
 * teller asked to be left out is said there, and must not be printed. Love begins with the answer that names people, so that
 * "he came to mend the pump" has somebody to refer to.
 */
const ages: Readonly<Partial<Record<TopicId, number>>> = {
  name_origin: 0,
  family_of_origin: 2,
  childhood_home: 5,
  earliest_memory: 6,
  childhood_scene: 8,
  school_outline: 10,
  school_friend_teacher: 11,
  youth_15_25: 17,
  leaving_home: 18,
  study_or_training: 19,
  first_job: 20,
  work_outline: 21,
  working_life: 22,
  partners_children: 24,
  love_story: 25,
  becoming_parent_or_kin: 27,
  people_who_mattered: 29,
  places_lived: 33,
  migration_move_travel: 34,
  historic_event: 36,
  turning_point: 38,
  high_point: 40,
  best_decision_and_regret: 42,
  hard_time: 50,
  loss_and_recovery: 54,
  greatest_challenge_learned: 56,
  faith_or_belief_event: 58,
  later_life: 70,
  joys_interests: 72,
  today: 78,
  hopes_next_chapter: 80,
  values_and_sources: 100,
  how_beliefs_changed: 101,
  wisdom_event: 102,
  proud_of: 103,
  traditions_recipes_sayings: 104,
  chapters: 105,
  life_theme: 106,
  people_to_thank_forgive: 110,
  advice_to_young: 111,
  how_to_be_remembered: 112,
  messages_to_named_people: 113,
  anything_missed: 114,
};

/** The age a subject speaks of, or null when it has no place in a story. */
export const ageOf = (topic: TopicId): number | null => ages[topic] ?? null;

/** From here on a life is looked back on: what is thought today is not put at the years it speaks of. */
export const lookingBack = 100;

/** Ages at which a part of a life ends: the roots, childhood, youth, setting out, love and children, middle years … */
const ends = [4, 9.5, 16, 18, 24, 33, 50, 69, lookingBack, 110];

/** Which part of a life an age belongs to. */
export const chapterAt = (age: number): number => {
  const at = ends.findIndex((end) => age < end);
  return at < 0 ? ends.length : at;
};
