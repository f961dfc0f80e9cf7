/** What an earlier answer told, in one sentence. `mark` names that answer: interview.position. */
export type Note = { text: string; mark: string };

/** Somebody or something by name, spelled as told. */
export type Name = {
  name: string;
  kind: "person" | "place" | "other";
  mark: string;
  /** Who that is to the teller. */
  who?: string;
};

/** About 600 and 300 tokens, at three characters a token in the least compact of the languages. */
const notesCharacters = 1000;
const cardCharacters = 900;

const orderOf = (mark: string): number => {
  const [interview = 0, position = 0] = mark.split(".").map(Number);
  return interview * 100_000 + position;
};

const fitting = (lines: readonly string[], characters: number): string[] => {
  let left = characters;
  return lines.filter((line) => {
    if (line.length + 1 > left) return false;
    left -= line.length + 1;
    return true;
  });
};

/** Says of each mark whether its answer is before the one of this mark. */
export const areBefore = (mark: string): ((other: string) => boolean) => {
  const order = orderOf(mark);
  return (other) => orderOf(other) < order;
};

/** The newest notes that fit, oldest first, one a line. */
export const noteLines = (notes: readonly Note[]): string[] => {
  const newest = [...notes].sort((a, b) => orderOf(b.mark) - orderOf(a.mark));
  return fitting(
    newest.map(({ text, mark }) => `[${mark}] ${text}`),
    notesCharacters,
  ).reverse();
};

/** Names that were told, the first told first, one line for each kind of thing. */
export const cardLines = (names: readonly Name[]): string[] => {
  const kinds = { person: "people", place: "places", other: "other names" } as const;
  const lines = fitting(
    names.map(({ name, kind, mark, who }) => (who ? `${name}: ${who}` : `${kinds[kind]}: ${name} [${mark}]`)),
    cardCharacters,
  );
  return [...new Set(lines)];
};
