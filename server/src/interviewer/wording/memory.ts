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

/** About 2,000 and 500 tokens, at three characters a token in the least compact of the languages. */
const notesCharacters = 6_000;
const cardCharacters = 1_500;

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

/** What of a long memory is told whole; the rest is for what is older, in a few words each. */
const wholeShare = 0.5;
const shortestNote = 26;

const cut = (text: string, characters: number): string => {
  if (text.length <= characters) return text;
  const end = text.lastIndexOf(" ", characters - 1);
  return `${text.slice(0, end > 0 ? end : characters)}…`;
};

/** All notes, oldest first, one a line; where they are too many, the older ones by their first words alone, so that nothing is forgotten soon. */
export const noteLines = (notes: readonly Note[]): string[] => {
  const newest = [...notes]
    .sort((a, b) => orderOf(b.mark) - orderOf(a.mark))
    .map(({ text, mark }) => `${mark} ${text}`);
  const all = fitting(newest, notesCharacters);
  if (all.length === newest.length) return all.reverse();
  let length = 0;
  const from = newest.findIndex((line) => {
    length += line.length + 1;
    return length > notesCharacters * wholeShare;
  });
  const [whole, older] = [newest.slice(0, from), newest.slice(from)];
  const left = notesCharacters * (1 - wholeShare);
  const each = Math.max(shortestNote, Math.floor(left / older.length) - 1);
  const short = fitting(
    older.map((line) => cut(line, each)),
    left,
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
