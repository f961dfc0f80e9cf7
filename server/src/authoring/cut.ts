import type { Language } from "#language/packs.ts";
import type { HeldPassage, Section, Source } from "#storyteller/story.ts";
import { type KeptText, type Removed, withoutTellers } from "#storyteller/without-tellers.ts";

/** A story as it is stored, sections and the like as JSON. */
export type StoredStory = {
  title: string;
  story: string;
  sections: string;
  spent: string;
  read_through: string;
  is_edited: number;
  language: string;
};

/** What is left of it; `taken` counts the sentences that went. Null: nothing. */
export type Remnant = Pick<StoredStory, "title" | "story" | "sections" | "spent" | "read_through"> & {
  words: number;
  note: string;
  taken: number;
};

export const keptTextOf = (content: StoredStory): KeptText => ({
  title: content.title,
  story: content.story,
  sections: JSON.parse(content.sections) as Section[],
  spent: JSON.parse(content.spent) as Source[],
  isEdited: content.is_edited === 1,
  language: content.language as Language,
});

/** Does a stored text name one of these interviews or answers? */
export const isNamedIn = (text: string, ids: Iterable<string>): boolean =>
  [...ids].some((id) => text.includes(id));

/** A passage with the lines of others alone; the sentences before them may have been of somebody removed. */
function linesLeft(passage: HeldPassage, { interviewIds, messageIds }: Removed): HeldPassage {
  const gone = messageIds ?? interviewIds;
  const lines = passage.lines.filter((line) => !isNamedIn(JSON.stringify(line), gone));
  const names = passage.names.filter(({ full }) => lines.some(({ text }) => text.includes(full)));
  return { ...passage, names, lines: lines.map((line) => ({ ...line, before: null })) };
}

export function cut(content: StoredStory, removed: Removed): Remnant | null {
  const left = withoutTellers(keptTextOf(content), removed);
  if (!left) return null;
  // What others told in a passage that is held stays held.
  const read_through = (JSON.parse(content.read_through) as HeldPassage[])
    .map((passage) => linesLeft(passage, removed))
    .filter(({ lines }) => lines.length > 0);
  return {
    ...left,
    sections: JSON.stringify(left.sections),
    spent: JSON.stringify(left.spent),
    read_through: JSON.stringify(read_through),
  };
}
