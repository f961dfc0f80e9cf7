import type { AsideSigns } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { countWords } from "#language/text.ts";
import { withoutSparing } from "./extract.ts";

/** "Brenda, her name was, and you leave that name out": the name in the sentence, or in the one before it. */
export const nameIn = (places: readonly ({ text: string } | undefined)[]): string | null =>
  places
    .flatMap((one) => one?.text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,}(?=,)/gu) ?? [])
    .at(0) ?? null;

/** Whatever a question names that asks whether it is left out: names, and words that say something. */
export const askedAfter = (
  text: string,
  { signs, hearing }: { signs: AsideSigns; hearing: Hearing },
): string[] => {
  // "Kept", "out", "has to stay here": words of the question and of the wish itself name nothing.
  const ofAsking = new Set(
    [signs.asks.kept, signs.hushes, signs.keepsOut].flatMap(({ source }) => source.split(/[^a-z]+/u)),
  );
  const words = text.match(/(?<=\S )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*|\p{L}[\p{L}\p{M}-]{2,}/gu) ?? [];
  const names = (word: string): boolean =>
    !hearing.nameless.test(fold(word)) && !hearing.vague.test(fold(word)) && !ofAsking.has(fold(word));
  return [...new Set(words)].filter(names);
};

/** The clauses of a sentence that refuse: "I don't want to talk about Drayton, I want to talk about my coat" refuses one thing. */
export const refusingIn = (
  text: string,
  { signs, hearing }: { signs: AsideSigns; hearing: Hearing },
): string[] => {
  // "When you ask me things, leave Norah out of it": one clause says whom, and the other of what.
  const isOne = withoutSparing(fold(text), hearing) !== fold(text);
  const clauses = (text.match(/[^,;:–—]+/gu) ?? []).filter((clause) => signs.refuses.test(fold(clause)));
  return clauses.length > 0 && !isOne ? clauses : [text];
};

/** What was refused, without the words around it: "Wilma e il Piero io". */
export const withoutEnds = (name: string, { unnamed }: AsideSigns): string => {
  const words = name.trim().split(/\s+/u);
  const kept = fold(name).replace(unnamed, "").trim();
  const at = fold(name).indexOf(kept);
  const first = countWords(fold(name).slice(0, at));
  return kept === "" ? "" : words.slice(first, first + countWords(kept)).join(" ");
};

/** Does a name say anything? "This now" does not. */
export const saysWhat = (name: string, { nameless, vague }: Hearing): boolean =>
  name !== "" &&
  !fold(name)
    .split(" ")
    .every((word) => nameless.test(word) || vague.test(word));

const mostNamedAgain = 7;

/** What a wish meant, said once more after it: "Leave that out. Doreen and the ring, all that." Only what was told before it. */
export const namedAgain = (text: string, told: readonly string[], { nameless, vague }: Hearing): string[] => {
  if (countWords(text) > mostNamedAgain) return [];
  const known = new Set(told.flatMap((one) => fold(one).split(" ")));
  const [clause = ""] = text.split(/[,;:–—]/u);
  const words = clause.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const saying = words.filter(
    (word) => word.length > 3 && !nameless.test(fold(word)) && !vague.test(fold(word)),
  );
  return saying.every((word) => known.has(fold(word))) ? saying : [];
};

/** Each once; a name that holds another one says it too. */
export const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !names.some((other) => other !== name && other.includes(name)));
