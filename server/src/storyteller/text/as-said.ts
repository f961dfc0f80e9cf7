/** Where an answer was given the name of whom it speaks of, in the place of "he": how that place reads now, and how it was said. */
export type NamedPlace = { now: string; said: string };

/** What is read on behind the place, so that it is found again. */
const tail = 12;

const wordStart = (text: string, at: number): number => {
  let from = at;
  while (from > 0 && /[\p{L}\p{N}'’]/u.test(text[from - 1] ?? "")) from -= 1;
  return from;
};

/** The place in which an answer with a name differs from what was said; null: in none. */
export const namedPlace = (said: string, now: string): NamedPlace | null => {
  if (said === now) return null;
  let from = 0;
  while (said[from] === now[from]) from += 1;
  from = wordStart(now, from);
  let back = 0;
  const most = Math.min(said.length, now.length) - from;
  while (back < most && said.at(-1 - back) === now.at(-1 - back)) back += 1;
  while (back > 0 && /[\p{L}\p{N}]/u.test(now.at(-1 - back) ?? "")) back -= 1;
  const upTo = (text: string): string => text.slice(from, text.length - back + Math.min(back, tail));
  return { now: upTo(now), said: upTo(said) };
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}-]+/gu) ?? [];

type Named = { text: string; named?: NamedPlace };

/** An answer as it was said, without the name that was put into it: what may be quoted of it. */
export const asSaid = ({ text, named }: Named): string =>
  named ? text.replace(named.now, () => named.said) : text;

/** An answer as a model reads it: as it was said, with the name beside the word that it stands for: "He (Ron) hummed". */
export const asShown = (text: string, named: NamedPlace | undefined): string => {
  if (!named) return text;
  const [first = "", ...rest] = named.said.split(/(?=\s)/u);
  const said = new Set(wordsOf(named.said.toLowerCase()));
  const name = wordsOf(named.now)
    .filter((word) => !said.has(word.toLowerCase()))
    .join(" ");
  return text.replace(named.now, () => `${first} (${name})${rest.join("")}`);
};
