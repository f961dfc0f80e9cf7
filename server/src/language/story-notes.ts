/** What may be missing from a life: the story says so. */
export type TurningKind = "death" | "marriage" | "move";

/** What the reader of a story is told about it, and what it is called where nothing else offers a title. */
export type StoryNotes = {
  nothing: string;
  short: (words: number) => string;
  /** More was told than fits. */
  left: (words: number) => string;
  /** Enough was told, but less of it could be written soundly. */
  shorter: string;
  /** Deaths, marriages and moves that were told and are not in it. */
  leftOut: (kinds: readonly TurningKind[]) => string;
  person: string;
  /** Something that it was drawn from was removed. */
  cut: string;
  quoted: string;
  /** The teller's words stay in a language, given by its name in this one. */
  toldIn: (name: string) => string;
  /** Title of a story in the first person when no words of the teller offer one. */
  title: string;
  /** The same, for a story of several tellers. */
  titleOfSeveral: string;
};
