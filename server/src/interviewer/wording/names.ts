import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { tokens } from "#language/text.ts";
import { placePrepositions } from "../reading/evidence.ts";
import { ownerOf } from "../reading/people-in-answer.ts";
import { readAnswer } from "../reading/read-answer.ts";
import type { Name } from "./memory.ts";

const commonWords = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** Words with a capital that are nobody's name by themselves: peoples, feasts, titles, "Mum". */
const commonWordsOf = (pack: LanguagePack): ReadonlySet<string> => {
  const known = commonWords.get(pack);
  if (known) return known;
  const { titles, kin } = pack.lexicon;
  const made = new Set([...pack.conversation.commonCapitals, ...titles, ...Object.values(kin).flat()]);
  commonWords.set(pack, made);
  return made;
};

const isCommon = (name: string, pack: LanguagePack): boolean =>
  tokens(name).every(({ word }) => commonWordsOf(pack).has(word));

/** Forms of one name, "Stanisław" and "Stanisława", have one key; the first told stands for them. */
export const nameKey = (name: string, pack: LanguagePack): string =>
  tokens(name)
    .map(({ word }) => stem(word, pack.language))
    .join(" ");

/** A name as it stands by itself: "Jadwigą" is Jadwiga and "Hjalmars" Hjalmar, as far as given names are known. `told`: every word of the teller. */
export const plainName = (
  name: string,
  { told, pack }: { told: ReadonlySet<string>; pack: LanguagePack },
): string => {
  const { nominative } = pack.conversation.followUps;
  return nominative ? nominative.whole(name, told) : ownerOf(name, pack);
};

/** Is a name a part of another one: "Muir" of "Sandy Muir"? */
export const isPartOf = (name: string, fuller: string): boolean => {
  if (!fuller.includes(" ")) return false;
  const words = fuller.toLowerCase().split(" ");
  const own = name.toLowerCase().split(" ");
  return own.length < words.length && own.every((word) => words.includes(word));
};

/** Names in an answer, spelled as told, each once: neighbours that belong together are one. */
export const namesIn = (answer: string, language: Language): Omit<Name, "mark">[] => {
  const { tagged } = readAnswer(answer, language);
  const found = new Map<string, Omit<Name, "mark">>();
  const all = [...tagged.names].sort((a, b) => a - b);
  for (let at = 0; at < all.length; ) {
    const first = all[at] ?? 0;
    let last = first;
    while (all[at + 1] === last + 1 && tagged.clause[last + 1] === tagged.clause[first]) {
      last += 1;
      at += 1;
    }
    at += 1;
    const name = tagged.text.slice(tagged.tokens[first]?.start, tagged.tokens[last]?.end);
    const { givenNames, nominative } = packs[language].conversation.followUps;
    // "Z Jadwigą" is with her; "in Victoria" is a place.
    const isGiven = nominative !== undefined && givenNames.has(tagged.tokens[first]?.word ?? "");
    const isPlaced = !isGiven && placePrepositions(language).has(tagged.tokens[first - 1]?.word ?? "");
    const key = nameKey(name, packs[language]);
    if (isCommon(name, packs[language]) || found.has(key)) continue;
    found.set(key, { name, kind: isPlaced ? "place" : "person" });
  }
  return [...found.values()];
};
