import type { Language } from "@saga/contract/vocabulary";
import type { StoredText } from "#authoring/story-work.ts";
import type { HeldPassage, Source } from "#storyteller/story.ts";
import { type Story, storyText } from "#storyteller/storyteller.ts";
import type { StoredStory } from "./stories.repository.ts";
import type { Wish } from "./wish.ts";

/** Who found the words of a story: a model, by its names, or nobody but the built-in writer. */
export type Credit = { requested: string; used: string } | null;

/** What changes in a stored story when it is written. */
export type Content = Pick<
  StoredStory,
  | "title"
  | "story"
  | "sections"
  | "words"
  | "language"
  | "style"
  | "period"
  | "note"
  | "is_edited"
  | "writer"
  | "model_requested"
  | "model_used"
  | "spent"
  | "read_through"
>;

/** Passages of which every line still stands as it was held. */
const passagesOf = ({ passages = [], sections }: Story): HeldPassage[] => {
  const held = new Set(sections.flatMap(({ sentences }) => sentences.flatMap((one) => one.held ?? [])));
  return passages.filter(({ id, decision }) => decision !== null || held.has(id));
};

export const contentOf = (
  story: Story,
  wish: Wish,
  { credit, spent }: { credit: Credit; spent: readonly Source[] },
): Content => ({
  title: story.title,
  story: storyText(story),
  sections: JSON.stringify(story.sections),
  words: story.words,
  language: wish.language,
  style: wish.style,
  period: wish.period ?? null,
  note: story.note,
  is_edited: 0,
  writer: credit ? "model" : "built_in",
  model_requested: credit?.requested ?? null,
  model_used: credit?.used ?? null,
  spent: JSON.stringify(spent),
  read_through: JSON.stringify(passagesOf(story)),
});

/** What of a stored story tells what is a person's. */
export const textOf = ({ story, is_edited, sections, spent, read_through }: StoredStory): StoredText => ({
  read_through,
  story,
  is_edited,
  sections,
  spent,
});

export const languageIn = (story: StoredStory): Language => story.language as Language;
