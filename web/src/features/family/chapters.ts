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
    title: "Childhood",
    period: "0-12 years",
    description: "The first years: the house, the people in it, the games and the smells.",
    icon: Baby,
    at: 5,
  },
  {
    id: "school",
    title: "School Years",
    period: "5-18 years",
    description: "Classrooms and schoolyards, teachers and friends, and what came easily.",
    icon: School,
    at: 15,
  },
  {
    id: "education",
    title: "Higher Education",
    period: "18-25 years",
    description: "Learning a trade or a subject, and leaving home.",
    icon: GraduationCap,
    at: 25,
  },
  {
    id: "career",
    title: "Career",
    period: "20-65 years",
    description: "First wages, working days, colleagues, and what the hands knew.",
    icon: BriefcaseBusiness,
    at: 40,
  },
  {
    id: "family",
    title: "Next Generation",
    period: "Family years",
    description: "Children, and those who became as dear as children.",
    icon: Users,
    at: 55,
  },
  {
    id: "retirement",
    title: "Retirement",
    period: "65+ years",
    description: "The years when the days are one's own.",
    icon: Armchair,
    at: 75,
  },
  {
    id: "learnings",
    title: "Life Learnings",
    period: "Wisdom gained",
    description: "What life has taught, for those who come after.",
    icon: Lightbulb,
    at: 90,
  },
];

/** The six categories of interests. */
export const interests: readonly Chapter[] = [
  {
    id: "places",
    title: "Places I've Lived",
    period: "Homes",
    description: "Houses, streets and towns, and what could be seen from the window.",
    icon: MapPin,
  },
  {
    id: "travel",
    title: "Travels",
    period: "Journeys",
    description: "Journeys near and far, and whom one met there.",
    icon: Plane,
  },
  {
    id: "hobbies",
    title: "Hobbies",
    period: "Joys",
    description: "What hands and thoughts turn to when nothing has to be done.",
    icon: Palette,
  },
  {
    id: "relationships",
    title: "Relationships",
    period: "People",
    description: "Love, friendship, and people who mattered.",
    icon: Heart,
  },
  {
    id: "spiritual",
    title: "Spiritual & Personal Beliefs",
    period: "Beliefs",
    description: "What one holds on to, and how it has changed.",
    icon: Sparkles,
  },
  {
    id: "achievements",
    title: "Major Achievements",
    period: "Pride",
    description: "What was hard, and succeeded.",
    icon: Trophy,
  },
];

/** What an address names that no chapter has. */
export const unknownChapter: Omit<Chapter, "id"> = {
  title: "Life Event",
  period: "Life",
  description: "Part of a life.",
  icon: House,
};

export const chapterOf = (id: string): Chapter | null =>
  [...periods, ...interests].find((chapter) => chapter.id === id) ?? null;

/** While the example stands: what it shows where nothing is kept yet. */
export const exampleMemories: Partial<Record<LifeSubject, readonly string[]>> = {
  childhood: [
    "Photo: the red house at Solbacka",
    "Photo: summer on the jetty",
    "Grandmother Elsa's letter from 1983",
    "Told: the smell of wood in Grandfather Karl's workshop",
    "Told: the ferry to Gdańsk",
    "Told: bread in Grandmother Zofia's kitchen",
  ],
  career: [
    "Photo: the first day at the library",
    "Told: the books that came back wet",
    "Told: the colleague who became a friend",
  ],
  learnings: ["Told: what my mother's one suitcase taught me", "Told: mend what you have"],
  places: [
    "Photo: the kitchen window in Karlstad",
    "Photo: the tram in Gothenburg",
    "Told: the first room of my own",
    "Told: the street by the river",
  ],
  relationships: [
    "Photo: my parents at the harbour",
    "Told: the day Linnea was born",
    "Told: a friend from the first day of school",
  ],
};
