import type { LifeSubject } from "@saga/contract/family";
import type { Wordings } from "./subjects.ts";

/** What an interview besides the three is about: a time of life, something that runs through it, a person, or a photograph. */
export type AboutKind = "period" | "interest" | "person" | "picture";

/** What an interview about one thing is called, and what is asked in it once no question of the plan belongs to it any more. */
export type AboutWords = {
  /** Of each chapter of a life: its title, and an invitation to tell of it. */
  chapters: Record<LifeSubject, { title: string; opens: string }>;
  /** Of a person, whose `{name}` stands in its plain form. */
  person: { title: string; opens: string };
  /** Of a photograph, which itself stands above the question: the words below it are not said. */
  picture: { title: string; opens: string };
  /** Asked one after the other; `{name}`: the person's. */
  openers: Record<AboutKind, Wordings>;
};
