import type { LifePeriod } from "@saga/contract/vocabulary";
import type { Language } from "#language/packs.ts";
import type { Closed } from "#storyteller/read-through/closed.ts";
import type { Settled, Source } from "#storyteller/story.ts";
import type { Story, StoryStyle, Told } from "#storyteller/storyteller.ts";
import type { Removed } from "#storyteller/without-tellers.ts";
import type { Ask } from "#storyteller/written/ask.ts";
import type { Outline, Teller } from "#storyteller/written/outline.ts";
import type { Report, SectionStore } from "#storyteller/written/work.ts";
import type { StoredStory } from "./cut.ts";

/** A story as it is stored: JSON of its sections and of the answers that are not to be used. */
export type StoredText = {
  story: string;
  is_edited: number;
  sections: string;
  spent: string;
  read_through: string;
};

/** All that a story is made of. `length` in words; `base` is what it is written anew in the place of. */
export type StoryMaterial = {
  length: number;
  style: StoryStyle;
  /** Of the headings. */
  language: Language;
  told: readonly Told[];
  tellers: readonly Teller[];
  tellerName: string;
  tellerLanguage: Language;
  base: StoredText | null;
  /** All of `base` stays, and what it does not have yet is added. */
  keepsAll?: boolean;
  /** Ids of the interviews that `base` does not have yet. Where there are any, only what was told since is added. */
  added?: readonly string[] | undefined;
  /** Only what was told of this time of life. */
  period?: LifePeriod | undefined;
  /** What was decided about lines of earlier stories. */
  settled: readonly Settled[];
  /** What is kept out of every story: plain code looks for what points to it, and no prompt is made of it. */
  closed: readonly Closed[];
};

/** A new story that is to take the place of one that people have changed meanwhile. */
export type Renewal = {
  story: Story;
  current: StoredText;
  /** All of `current` stays. */
  keepsAll: boolean;
  tellers: readonly Pick<Teller, "name" | "told">[];
  tellerLanguage: Language;
  tellerName: string;
  settled: readonly Settled[];
  /** What is kept out of every story, as above. */
  closed: readonly Closed[];
};

/** The story with what a person wrote in its place, and the answers that were not used because of them. */
export type Renewed = { story: Story; spent: Source[] };

/** `outline`: that of whoever began the story; `seed`: made by the server for this story alone. */
export type Commission = StoryMaterial & { outline: Outline | null; seed: string };

/** Stories that lose what was drawn from interviews that are removed. */
export type Cutting = { stories: readonly StoredStory[]; removed: Removed };

/** What is asked of the thread. */
export type StoryOrder =
  | { kind: "share"; stories: readonly StoredStory[]; answers: readonly string[] }
  | { kind: "cut"; cutting: Cutting }
  | { kind: "compose"; material: StoryMaterial }
  | { kind: "renew"; renewal: Renewal }
  | { kind: "write"; commission: Commission };

/** What the thread asks for while a model writes. */
export type StoryCalls = {
  ask: Ask;
  read: SectionStore["read"];
  keep: SectionStore["keep"];
  report: Report;
  plan: (outline: Outline) => Promise<void>;
};

export type ThreadMessage =
  | { call: keyof StoryCalls; given: unknown[] }
  | { done: unknown }
  /** Where it failed, without the message of the error: that may hold what somebody told. */
  | { failed: string; at: string[] };
