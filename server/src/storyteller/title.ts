import { type Language, packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { contentStems } from "#language/text.ts";
import type { Line } from "./compose.ts";
import { namesIn } from "./headings.ts";
import { type List, lexiconMatcher } from "./lexicon-matcher.ts";
import { neutralTitle } from "./notes.ts";
import { countStoryWords } from "./word-count.ts";

const subjects: readonly TopicId[] = [
  "life_theme",
  "how_to_be_remembered",
  "values_and_sources",
  "chapters",
  "proud_of",
  "high_point",
  "advice_to_young",
];

const unfit: ReadonlySet<List> = new Set<List>([
  "grief",
  "trauma",
  "negations",
  "hedges",
  "unknown",
  "decline",
]);

/** Three to seven words, two of them of weight, that stand alone and open no wound; `isChosen`: by somebody who read the whole, then two and one. */
export const fitsTitle = (text: string, language: Language, isChosen = false): boolean => {
  const words = countStoryWords(text, language);
  const [fewest, fewestOfWeight] = isChosen ? [2, 1] : [3, 2];
  if (words < fewest || words > 7 || !/^\p{Lu}[^"“”„«»:?()]*\.$/u.test(text)) return false;
  // An apostrophe stands within a word; elsewhere it opens or closes what somebody said.
  if (/(?<!\p{L})['‘’]|['‘’](?!\p{L})/u.test(text)) return false;
  if (contentStems(text, packs[language]).length < fewestOfWeight) return false;
  const first = text.toLocaleLowerCase(language).match(/\p{L}+/u)?.[0] ?? "";
  if (packs[language].functionWords.leaning.has(first)) return false;
  return !lexiconMatcher(language)(text).some(({ list }) => unfit.has(list));
};

/** A place that is named so often is that of the life. */
const fewestMentions = 4;

/** The place that a life is told in, as its teller says it: "A Ciosa"; null: there is none. */
const placeOfLife = (lines: readonly Line[], language: Language): string | null => {
  const names = lines.flatMap(({ sentence }) => namesIn(sentence.text, language));
  const counts = new Map<string, { count: number; phrases: string[] }>();
  for (const { words, place } of names) {
    const key = words.join(" ");
    const known = counts.get(key) ?? { count: 0, phrases: [] };
    counts.set(key, { count: known.count + 1, phrases: [...known.phrases, ...(place ? [place] : [])] });
  }
  const [best] = [...counts.values()]
    .filter(({ count, phrases }) => count >= fewestMentions && phrases.length * 2 > count)
    .sort((one, other) => other.count - one.count);
  const [phrase] = best?.phrases ?? [];
  return phrase?.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language)) ?? null;
};

type Wish = {
  lines: readonly Line[];
  isBiography: boolean;
  tellerName: string;
  language: Language;
  tellerLanguage: Language;
};

/** The person's name for a biography; for a story in the first person, short words of the teller, the place of the life, or the name. */
export const titleOf = ({ lines, isBiography, tellerName, language, tellerLanguage }: Wish): string => {
  const name = tellerName.replace(/\s+/gu, " ").trim();
  if (isBiography && name !== "") return name;
  const named = name !== "" && lines.length > 0 ? name : neutralTitle(language);
  if (language !== tellerLanguage) return named;
  for (const subject of subjects) {
    const line = lines.find(
      ({ topic, sentence }) => topic === subject && fitsTitle(sentence.text, tellerLanguage),
    );
    if (line) return line.sentence.text.slice(0, -1);
  }
  return placeOfLife(lines, tellerLanguage) ?? named;
};
