import { defaultLanguage, type Language, storyLength } from "@saga/contract/vocabulary";

/** An interview that a story can be made from. */
export type StorySource = {
  id: string;
  title: string;
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

/** Words: 1000 for each interview chosen, from 1000 up to 3000, unless the person has moved the slider. */
export function lengthOf(selection: Selection): number {
  if (selection.chosenLength !== null) return selection.chosenLength;
  const { perInterview, max } = storyLength;
  return Math.min(max, perInterview * Math.max(1, selection.ids.length));
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
      personName: names.get(interview.interviewee) ?? "",
      language: interview.language,
      progress: interview.progress,
    }));
