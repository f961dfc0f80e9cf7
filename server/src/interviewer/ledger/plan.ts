import type { Facet, TopicId } from "#language/subjects.ts";

/** Of the three interviews of the plan. */
type Planned = 1 | 2 | 3;

/** 1 to 3: the interviews of the plan; those about one thing have the numbers after them. */
export type InterviewNumber = number;

/** Which fixed words are said in an interview: those of one of the three, or those of interviews about one thing. */
export const fixedWordsOf = (number: InterviewNumber): Planned | "about" =>
  number === 1 || number === 2 || number === 3 ? number : "about";

/** One subject of the plan: how much it counts, how deep it should go, and whether the story needs it. */
export type Topic = {
  id: TopicId;
  interview: Planned;
  weight: 1 | 2 | 3;
  /** The closing question waits until every core topic is half told or declined. */
  core: boolean;
  /** Depth, 0 to 1, at which the topic counts as told. */
  target: number;
  /** Opens with one sentence of framing and leave to pass. */
  sensitive: boolean;
  /** Facets asked for, in the order of the ladder: place, people, things, words, feeling, meaning. */
  ladder: readonly Facet[];
};

const scene: readonly Facet[] = ["event", "where", "who", "detail", "feeling", "meaning"];
const picture: readonly Facet[] = ["where", "who", "detail", "when", "feeling"];
const thought: readonly Facet[] = ["event", "who", "when", "meaning", "detail"];

type Traits = Partial<Pick<Topic, "core" | "target" | "sensitive" | "weight">>;

const overview = (id: TopicId, weight: Topic["weight"], traits: Traits = {}): Topic => ({
  id,
  interview: 1,
  weight,
  core: false,
  target: 0.5,
  sensitive: false,
  ladder: picture,
  ...traits,
});

const journey = (id: TopicId, traits: Traits = {}): Topic => ({
  id,
  interview: 2,
  weight: traits.core ? 3 : 2,
  core: false,
  target: traits.core ? 1 : 0.75,
  sensitive: false,
  ladder: scene,
  ...traits,
});

const wisdom = (id: TopicId, traits: Traits = {}): Topic => ({
  id,
  interview: 3,
  weight: traits.core ? 3 : 2,
  core: false,
  target: 0.75,
  sensitive: false,
  ladder: thought,
  ...traits,
});

const core: Traits = { core: true };

/**
 * The three interviews in the order their subjects are opened. Weights and depths follow McAdams' Life Story
 * Interview: a light map first, then scenes, then what they came to mean.
 */
export const plan: readonly Topic[] = [
  overview("name_origin", 2, core),
  overview("family_of_origin", 3, core),
  overview("places_lived", 2, core),
  overview("childhood_home", 2, { target: 0.75 }),
  overview("school_outline", 1),
  overview("work_outline", 2, core),
  overview("partners_children", 3, core),
  overview("chapters", 3, core),
  overview("people_who_mattered", 2),
  overview("joys_interests", 1),
  overview("today", 1),
  overview("wishes_limits", 1, core),

  journey("earliest_memory", core),
  journey("childhood_scene", core),
  journey("school_friend_teacher"),
  journey("youth_15_25", core),
  journey("leaving_home"),
  journey("study_or_training"),
  journey("first_job"),
  journey("working_life", core),
  journey("love_story", core),
  journey("becoming_parent_or_kin"),
  journey("migration_move_travel"),
  journey("historic_event"),
  journey("turning_point", core),
  journey("high_point", core),
  journey("hard_time", { core: true, sensitive: true }),
  journey("loss_and_recovery", { sensitive: true }),
  journey("faith_or_belief_event"),
  journey("later_life"),

  wisdom("values_and_sources", core),
  wisdom("how_beliefs_changed"),
  wisdom("best_decision_and_regret", { sensitive: true }),
  wisdom("greatest_challenge_learned", core),
  wisdom("people_to_thank_forgive"),
  wisdom("traditions_recipes_sayings", core),
  wisdom("advice_to_young", core),
  wisdom("proud_of", core),
  wisdom("wisdom_event"),
  wisdom("hopes_next_chapter", core),
  wisdom("how_to_be_remembered", core),
  wisdom("life_theme"),
  wisdom("messages_to_named_people"),
  wisdom("anything_missed", core),
];

/** The subjects of one interview, in the order they are opened. */
export const topicsOf = (interview: InterviewNumber): Topic[] =>
  plan.filter((topic) => topic.interview === interview);
