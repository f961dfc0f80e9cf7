import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Told } from "../story.ts";
import { fold, sharedPrefix } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isSameName } from "../text/name-match.ts";
import type { Teller } from "./outline.ts";

/** A short name begins as the given name does. */
const leastShared = 2;

/** How a name stands: by itself or as an address ("Edie.", "mówi: Zocha, ty"), at an end ("a straight back Edie, don't"), or in a sentence, where somebody else has it. */
type Use = "alone" | "at an end" | "inside";

/** Every word with a capital that begins as the given name does, with how it stands wherever it was said. */
const usesOf = (texts: readonly string[], given: string, language: Language): Map<string, Use[]> => {
  const uses = new Map<string, Use[]>();
  for (const text of texts) {
    const read = tokens(text);
    for (const [at, { start, end }] of read.entries()) {
      const word = text.slice(start, end);
      if (!/^\p{Lu}\p{Ll}/u.test(word) || sharedPrefix(fold(word), given) < leastShared) continue;
      const [last, next] = [read[at - 1], read[at + 1]];
      const listsBefore = last ? lexiconMatcher(language)(last.word).map(({ list }) => list) : [];
      const isOpen = /[.,!?:;…"“”„«»—–]/u.test(text.slice(last?.end ?? 0, start)) || !last;
      const isEnd = /[.,!?:;…"“”»—–]/u.test(text.slice(end, next?.start)) || !next;
      const isKin = listsBefore.some((list) => list.startsWith("kin "));
      const isCalled = last !== undefined && packs[language].lexicon.naming.includes(last.word);
      const use = isKin ? "inside" : isOpen && isEnd ? "alone" : isEnd || isCalled ? "at an end" : "inside";
      uses.set(word, [...(uses.get(word) ?? []), use]);
    }
  }
  return uses;
};

const known = new WeakMap<readonly Told[], string>();

/**
 * The name of a teller with those they are called by in what was told: "Edith Marsden Edie". A short name is only ever said to its bearer
 * or stands by itself; of whom anything else is told is somebody else.
 */
export const namesOfTeller = (
  { name, told, people = [] }: Pick<Teller, "name" | "told" | "people">,
  language: Language,
): string => {
  const found = known.get(told);
  if (found !== undefined) return found;
  const [first = ""] = name.split(" ");
  const texts = told.filter(({ isPrivate }) => !isPrivate).map(({ text }) => text);
  const others = people.flatMap((one) => one.name.split(" "));
  const short = [...usesOf(texts, fold(first), language)]
    .filter(([word, uses]) => {
      const isOther = [first, ...others].some((other) => isSameName([other, word], language));
      return !isOther && uses.includes("alone") && !uses.includes("inside");
    })
    .map(([word]) => word);
  const names = [name, ...short].join(" ");
  known.set(told, names);
  return names;
};
