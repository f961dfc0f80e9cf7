import type { LifeSubject } from "@saga/contract/family";
import {
  Armchair,
  Baby,
  BriefcaseBusiness,
  GraduationCap,
  Heart,
  House,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Palette,
  Plane,
  School,
  Sparkles,
  Trophy,
  Users,
} from "lucide-react";
import { m } from "#messages";

export type Chapter = {
  id: LifeSubject;
  title: string;
  /** Which years of a life, or what it holds. */
  period: string;
  description: string;
  icon: LucideIcon;
};

export type Period = Chapter & { /** Percent of the line. */ at: number };

/** The seven periods of the timeline at the specified places. */
export const periods: readonly Period[] = [
  {
    id: "childhood",
    get title() {
      return m.family_childhood();
    },
    get period() {
      return m.family_age_0_12();
    },
    get description() {
      return m.family_the_first_years_the_house_the();
    },
    icon: Baby,
    at: 5,
  },
  {
    id: "school",
    get title() {
      return m.family_school_years();
    },
    get period() {
      return m.family_age_5_18();
    },
    get description() {
      return m.family_classrooms_and_schoolyards_teachers_and_friends();
    },
    icon: School,
    at: 15,
  },
  {
    id: "education",
    get title() {
      return m.family_higher_education();
    },
    get period() {
      return m.family_age_18_25();
    },
    get description() {
      return m.family_learning_a_trade_or_a_subject();
    },
    icon: GraduationCap,
    at: 25,
  },
  {
    id: "career",
    get title() {
      return m.family_career();
    },
    get period() {
      return m.family_age_20_65_years();
    },
    get description() {
      return m.family_first_wages_working_days_colleagues_and();
    },
    icon: BriefcaseBusiness,
    at: 40,
  },
  {
    id: "family",
    get title() {
      return m.family_next_generation();
    },
    get period() {
      return m.family_family_years();
    },
    get description() {
      return m.family_children_and_those_who_became_as();
    },
    icon: Users,
    at: 55,
  },
  {
    id: "retirement",
    get title() {
      return m.family_retirement();
    },
    get period() {
      return m.family_age_65_years();
    },
    get description() {
      return m.family_the_years_when_the_days_are();
    },
    icon: Armchair,
    at: 75,
  },
  {
    id: "learnings",
    get title() {
      return m.family_life_learnings();
    },
    get period() {
      return m.family_wisdom_gained();
    },
    get description() {
      return m.family_what_life_has_taught_for_those();
    },
    icon: Lightbulb,
    at: 90,
  },
];

/** The six categories of interests. */
export const interests: readonly Chapter[] = [
  {
    id: "places",
    get title() {
      return m.family_places_ive_lived();
    },
    get period() {
      return m.family_homes();
    },
    get description() {
      return m.family_houses_streets_and_towns_and_what();
    },
    icon: MapPin,
  },
  {
    id: "travel",
    get title() {
      return m.family_travels();
    },
    get period() {
      return m.family_journeys();
    },
    get description() {
      return m.family_journeys_near_and_far_and_whom();
    },
    icon: Plane,
  },
  {
    id: "hobbies",
    get title() {
      return m.family_hobbies();
    },
    get period() {
      return m.family_joys();
    },
    get description() {
      return m.family_what_hands_and_thoughts_turn_to();
    },
    icon: Palette,
  },
  {
    id: "relationships",
    get title() {
      return m.family_relationships();
    },
    get period() {
      return m.family_people();
    },
    get description() {
      return m.family_love_friendship_and_people_who_mattered();
    },
    icon: Heart,
  },
  {
    id: "spiritual",
    get title() {
      return m.family_spiritual_personal_beliefs();
    },
    get period() {
      return m.family_beliefs();
    },
    get description() {
      return m.family_what_one_holds_on_to_and();
    },
    icon: Sparkles,
  },
  {
    id: "achievements",
    get title() {
      return m.family_major_achievements();
    },
    get period() {
      return m.family_pride();
    },
    get description() {
      return m.family_what_was_hard_and_succeeded();
    },
    icon: Trophy,
  },
];

/** What an address names that no chapter has. */
export const unknownChapter: Omit<Chapter, "id"> = {
  get title() {
    return m.family_life_event();
  },
  get period() {
    return m.family_life();
  },
  get description() {
    return m.family_part_of_a_life();
  },
  icon: House,
};

export const chapterOf = (id: string): Chapter | null =>
  [...periods, ...interests].find((chapter) => chapter.id === id) ?? null;

/** While the example stands: what it shows where nothing is kept yet. */
export const exampleMemories: Partial<Record<LifeSubject, readonly (() => string)[]>> = {
  childhood: [
    m.family_photo_the_red_house_at_solbacka,
    m.family_photo_summer_on_the_jetty,
    m.family_grandmother_elsas_letter_from_1983,
    m.family_told_the_smell_of_wood_in,
    m.family_told_the_ferry_to_gdansk,
    m.family_told_bread_in_grandmother_zofias_kitchen,
  ],
  career: [
    m.family_photo_the_first_day_at_the,
    m.family_told_the_books_that_came_back,
    m.family_told_the_colleague_who_became_a,
  ],
  learnings: [m.family_told_what_my_mothers_one_suitcase, m.family_told_mend_what_you_have],
  places: [
    m.family_photo_the_kitchen_window_in_karlstad,
    m.family_photo_the_tram_in_gothenburg,
    m.family_told_the_first_room_of_my,
    m.family_told_the_street_by_the_river,
  ],
  relationships: [
    m.family_photo_my_parents_at_the_harbour,
    m.family_told_the_day_linnea_was_born,
    m.family_told_a_friend_from_the_first,
  ],
};
