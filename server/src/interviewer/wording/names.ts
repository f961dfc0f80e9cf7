import type { Language } from "#language/packs.ts";
import { placePrepositions } from "../evidence.ts";
import { readAnswer } from "../reading.ts";
import type { Name } from "./memory.ts";

/** Names in an answer, spelled as told, each once: neighbours that belong together are one. */
export const namesIn = (answer: string, language: Language): Omit<Name, "mark">[] => {
  const { marks } = readAnswer(answer, language);
  const found = new Map<string, Omit<Name, "mark">>();
  const all = [...marks.names].sort((a, b) => a - b);
  for (let at = 0; at < all.length; ) {
    const first = all[at] ?? 0;
    let last = first;
    while (all[at + 1] === last + 1 && marks.clause[last + 1] === marks.clause[first]) {
      last += 1;
      at += 1;
    }
    at += 1;
    const name = marks.text.slice(marks.tokens[first]?.start, marks.tokens[last]?.end);
    const isPlaced = placePrepositions(language).has(marks.tokens[first - 1]?.word ?? "");
    if (!found.has(name)) found.set(name, { name, kind: isPlaced ? "place" : "person" });
  }
  return [...found.values()];
};
