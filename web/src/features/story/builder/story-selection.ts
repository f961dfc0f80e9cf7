import type { Message } from "@saga/contract/interviews";
import { defaultLanguage, type Language, storyLength } from "@saga/contract/vocabulary";

/** An interview that a story can be made from. */
export type StorySource = {
  id: string;
  title: string;
  personId: string;
  /** Empty: the reader, who has not said it. */
  personName: string;
  language: Language;
  progress: number;
};

/** What a story is made from. Length (words) and language follow the interviews until the person chooses them. */
export type Selection = {
  ids: readonly string[];
  chosenLength: number | null;
  chosenLanguage: Language | null;
};

export const emptySelection: Selection = { ids: [], chosenLength: null, chosenLanguage: null };

/** Adds an interview once; adding it again changes nothing. */
export const withInterview = (selection: Selection, id: string): Selection =>
  selection.ids.includes(id) ? selection : { ...selection, ids: [...selection.ids, id] };

export const withoutInterview = (selection: Selection, id: string): Selection => ({
  ...selection,
  ids: selection.ids.filter((chosen) => chosen !== id),
});

/** All interviews of those who told the ones named. */
export const ofTellersOf = (ids: readonly string[], sources: readonly StorySource[]): string[] => {
  const tellers = new Set(sources.filter(({ id }) => ids.includes(id)).map(({ personId }) => personId));
  return sources.filter(({ personId }) => tellers.has(personId)).map(({ id }) => id);
};

/** Those whose interviews are chosen, all of them and nobody else's; null: it is another choice. */
export const tellersChosen = ({ ids }: Selection, sources: readonly StorySource[]): string[] | null => {
  const all = ofTellersOf(ids, sources);
  if (ids.length === 0 || all.length !== ids.length) return null;
  return [...new Set(sources.filter(({ id }) => ids.includes(id)).map(({ personId }) => personId))];
};

/** Words: 1000 for each interview chosen, from 1000 up to 3000, unless the person has moved the slider. */
export function lengthOf(selection: Selection): number {
  if (selection.chosenLength !== null) return selection.chosenLength;
  const { perInterview, max } = storyLength;
  return Math.min(max, perInterview * Math.max(1, selection.ids.length));
}

type Line = Pick<Message, "role" | "content" | "is_private" | "is_talk">;

/** So many words, to the nearest ten, may go into a story at most: what was said without what is kept out and talk with Saga. */
export function wordsTold(messages: readonly Line[]): number {
  const told = messages.filter((line) => line.role === "user" && !line.is_private && !line.is_talk);
  const words = told.flatMap(({ content }) => content.split(/\s+/u).filter(Boolean)).length;
  return Math.max(10, Math.round(words / 10) * 10);
}

/** The language chosen; else that of the first interview chosen, so that nobody's words are shown in another. */
export const languageOf = (selection: Selection, sources: readonly StorySource[]): Language =>
  selection.chosenLanguage ??
  sources.find((source) => source.id === selection.ids[0])?.language ??
  defaultLanguage;

/** The two lists: in the order found, and in the order chosen. */
export function listsOf(selection: Selection, sources: readonly StorySource[]) {
  const selected = selection.ids.flatMap((id) => sources.find((source) => source.id === id) ?? []);
  return { available: sources.filter((source) => !selection.ids.includes(source.id)), selected };
}

type Told = { _id: string; title: string; interviewee: string; language: Language; progress: number };

/** Interviews in which something has been told, with the names of the people. */
export const storySources = (
  interviews: readonly Told[],
  names: ReadonlyMap<string, string>,
): StorySource[] =>
  interviews
    .filter((interview) => interview.progress > 0)
    .map((interview) => ({
      id: interview._id,
      title: interview.title,
      personId: interview.interviewee,
      personName: names.get(interview.interviewee) ?? "",
      language: interview.language,
      progress: interview.progress,
    }));
