/** What an earlier answer told, in one sentence. `mark` names that answer: interview.position. */
export type Note = {
  text: string;
  mark: string;
  /** Of a grief, or of something told in confidence. */
  isHeavy?: boolean;
};

/** Somebody or something by name, spelled as told. */
export type Name = {
  name: string;
  kind: "person" | "place" | "other";
  mark: string;
  /** Who that is to the teller. */
  who?: string;
};

/** About 1,200 and 500 tokens, at three characters a token in the least compact of the languages. */
const notesCharacters = 3_700;
const cardCharacters = 1_500;

const orderOf = (mark: string): number => {
  const [interview = 0, position = 0] = mark.split(".").map(Number);
  return interview * 100_000 + position;
};

/** The order in which answers were given, of what their marks name: what is kept out again stays where it stood. */
export const byMark = (a: { mark: string }, b: { mark: string }): number =>
  orderOf(a.mark.replace(/^k|-\d+$/gu, "")) - orderOf(b.mark.replace(/^k|-\d+$/gu, ""));

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

/** Says of each mark whether its answer is in another interview than the one of this mark, or before it. */
export const areOutside = (first: string | undefined): ((other: string) => boolean) => {
  if (first === undefined) return () => true;
  const isBefore = areBefore(first);
  return (other) => other.split(".")[0] !== first.split(".")[0] || isBefore(other);
};

const shortestNote = 26;

const cut = (text: string, characters: number): string => {
  if (text.length <= characters) return text;
  const end = text.lastIndexOf(" ", characters - 1);
  return `${text.slice(0, end > 0 ? end : characters)}…`;
};

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

type Ranked = Note & { rank: number };

/** The first note of an answer is what must not be forgotten of it, and so are all of what weighs most. */
const ranked = (notes: readonly Note[]): Ranked[] => {
  const counts = new Map<string, number>();
  return notes.map((note) => {
    const rank = counts.get(note.mark) ?? 0;
    counts.set(note.mark, rank + 1);
    return { ...note, rank: note.isHeavy ? 0 : rank };
  });
};

const lineOf = ({ mark, text }: Note): string => `${mark} ${text}`;

/**
 * Notes, oldest first, one a line. Where they are too many, what is less needful is left out, of the oldest answers first; and where the
 * rest is too much as well, the older half is told by its first words, so that nothing is forgotten soon.
 */
export const noteLines = (notes: readonly Note[]): string[] => {
  const all = ranked(notes).sort((a, b) => orderOf(a.mark) - orderOf(b.mark));
  const spare = all.filter(({ rank }) => rank > 0);
  let over = lengthOf(all.map(lineOf)) - notesCharacters;
  const left = new Set<Note>();
  for (const note of spare) {
    if (over <= 0) break;
    left.add(note);
    over -= lineOf(note).length + 1;
  }
  const lines = all.filter((note) => !left.has(note)).map(lineOf);
  if (over <= 0) return lines;
  const newest = lines.toReversed();
  const whole = fitting(newest, notesCharacters / 2);
  const older = newest.slice(whole.length);
  const each = Math.max(shortestNote, Math.floor(notesCharacters / 2 / older.length) - 1);
  const short = fitting(
    older.map((line) => cut(line, each)),
    notesCharacters / 2,
  );
  return [...whole, ...short].reverse();
};

/** Who was told of, the first told first, one a line; names of which nothing is known in one line. */
export const cardLines = (names: readonly Name[]): string[] => {
  const people = names.flatMap(({ name, who }) => (who ? [`${name}: ${who}`] : []));
  const others = names.filter(({ who }) => !who).map(({ name }) => name);
  const lines = fitting([...new Set([...people, ...others])], cardCharacters);
  const plain = lines.filter((line) => !people.includes(line));
  return [...lines.filter((line) => people.includes(line)), ...(plain.length > 0 ? [plain.join(", ")] : [])];
};
