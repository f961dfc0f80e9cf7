import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isSameName } from "../text/name-match.ts";

/** Somebody who is named in a sentence, letter by letter. */
export type Named = { full: string; words: string[] };

type Life = { language: Language; tellerName: string; known: ReadonlySet<string> };

/** Words with a capital that stand inside a sentence somewhere: names, wherever they stand. */
export const knownNames = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      tokens(text)
        .filter(({ start, afterBreak }) => !afterBreak && /^\p{Lu}\p{Ll}/u.test(text.slice(start)))
        .map(({ word }) => fold(word)),
    ),
  );

const isName = (token: Token, text: string, { language, known }: Life): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(token.start)) &&
  (!token.afterBreak || isContentWord(token.word, packs[language])) &&
  (!token.afterBreak || known.has(fold(token.word))) &&
  !lexiconMatcher(language)(token.word).some(
    ({ list }) => list === "times" || list === "titles" || list.startsWith("kin "),
  );

const isPlaceWord = (token: Token | undefined, language: Language): boolean =>
  token !== undefined && lexiconMatcher(language)(token.word).some(({ list }) => list === "places");

/** "In Hull", "Hessle Road"; Swedish "Inga Berg" is somebody, though a berg is a hill. */
const isPlace = (own: readonly Token[], before: Token | undefined, language: Language): boolean => {
  if (before !== undefined && packs[language].lexicon.placePrepositions.includes(before.word)) return true;
  return (own.length === 1 || packs[language].story.placeNamesEndInNoun) && isPlaceWord(own.at(-1), language);
};

/** The people a sentence names beside the teller: names side by side are one. What stands where a place does is none. */
export const personsIn = (text: string, life: Life): Named[] => {
  const { language, tellerName } = life;
  const runs: { own: Token[]; before: Token | undefined }[] = [];
  const read = tokens(text);
  for (const [at, token] of read.entries()) {
    if (!isName(token, text, life)) continue;
    const before = read[at - 1];
    const last = runs.at(-1);
    const isOn = last?.own.at(-1) === before && text.slice(before?.end ?? 0, token.start) === " ";
    if (last && isOn) last.own.push(token);
    else runs.push({ own: [token], before });
  }
  const teller = tokens(tellerName).map(({ word }) => word);
  return runs
    .filter(({ own, before }) => !isPlace(own, before, language))
    .map(({ own }) => ({
      full: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
      words: own.map(({ word }) => word),
    }))
    .filter(({ words }) => !words.every((word) => teller.some((mine) => isSameName([mine, word], language))));
};

/** "Inga Berg" as "Inga B.", "Inga" as "I.". */
export const shortened = ({ full }: Named): string => {
  const words = full.split(" ");
  const initial = `${[...(words.at(-1) ?? "")][0] ?? ""}.`;
  return [...words.slice(0, -1), initial].join(" ");
};
