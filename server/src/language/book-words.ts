/** What stands in a book besides what people wrote. `{author}` and `{date}` stand for what is put there. */
export type BookWords = {
  contents: string;
  /** Above the squares that lead to sound, and how they are used. */
  ownVoice: string;
  listen: string;
  /** Beside a square whose address is known in one's own network alone. */
  onlyAtHome: string;
  toldBy: string;
  setOn: string;
  /** Pages of the family. `about`: a year that is not sure; the others stand before a name. */
  family: Record<
    | "heading"
    | "dates"
    | "photographs"
    | "recipes"
    | "sayings"
    | "about"
    | "born"
    | "married"
    | "moved"
    | "died",
    string
  >;
  /** Where the words on a spine run to. */
  spine: "up" | "down";
};
