import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import type { TopicId } from "#language/subjects.ts";
import { contentStems, tokens } from "#language/text.ts";
import { type Named, namesIn } from "./chronology/headings.ts";
import type { Line } from "./compose.ts";
import { neutralTitle } from "./notes.ts";
import { type List, lexiconMatcher } from "./text/lexicon-matcher.ts";
import { isSameName } from "./text/name-match.ts";
import { countStoryWords } from "./text/word-count.ts";

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

/** What one passage tells, as it may be printed. */
export type Telling = readonly string[];

type Life = { tellings: readonly Telling[]; language: Language; name: string };

/** In so many tellings a place is named that is of the life, and a trade. */
const fewestOfPlace = 3;
const fewestOfTrade = 2;
const mostPlaces = 2;

/** What the teller did for a living, as they say it plainly, and speak of it again. */
const tradeOf = ({ tellings, language }: Life): string | null => {
  const { is, names } = packs[language].story.trades;
  const unquoted = tellings.map((own) => own.filter((text) => !hasQuotationMark(text)).join(" "));
  for (const text of unquoted.map((own) => own.toLocaleLowerCase(language)))
    for (const match of text.matchAll(is)) {
      const after = text.slice((match.index ?? 0) + match[0].length);
      const said = [...names.keys()].find(
        (one) => after.startsWith(one) && !/^[\p{L}-]/u.test(after.slice(one.length)),
      );
      const [stem] = contentStems(said ?? "", packs[language]).slice(-1);
      const again = tellings.filter((own) =>
        contentStems(own.join(" "), packs[language]).includes(stem ?? ""),
      );
      if (said && again.length >= fewestOfTrade) return names.get(said) ?? null;
    }
  return null;
};

type Place = { names: Named[]; tellings: Set<number> };

/** A place as a title names it: where a language bends names, as they are themselves, or as they were said ("w Kołakach"). */
const placeName = ({ names }: Place, language: Language): string | null => {
  const staying = packs[language].story.nominative?.staying;
  if (!staying) return names[0]?.name ?? null;
  const { places } = packs[language].family;
  const plain = names.map(({ name }) => places[name]).find(Boolean);
  const said = names.flatMap(({ place }) => place ?? []).find((phrase) => staying.test(phrase));
  return plain ?? said?.replace(/^\p{Lu}/u, (one) => one.toLowerCase()) ?? null;
};

/** The places that a life is told in: those named in most tellings, mostly as where somebody is. */
const placesOf = ({ tellings, language, name }: Life): string[] => {
  const own = tokens(name).map(({ word }) => word);
  const isSame = (one: Named, other: Named): boolean =>
    one.words.length === other.words.length &&
    one.words.every((word, at) => isSameName([word, other.words[at] ?? ""], language));
  const places: Place[] = [];
  for (const [at, sentences] of tellings.entries())
    for (const named of sentences.flatMap((text) => namesIn(text, language))) {
      const known = places.find(({ names }) => names[0] && isSame(names[0], named));
      if (known) {
        known.names.push(named);
        known.tellings.add(at);
      } else places.push({ names: [named], tellings: new Set([at]) });
    }
  return places
    .filter(
      ({ names, tellings: told }) =>
        told.size >= fewestOfPlace && names.filter(({ place }) => place).length * 2 > names.length,
    )
    .filter(({ names }) => !names[0]?.words.some((word) => own.includes(word)))
    .sort((one, other) => other.tellings.size - one.tellings.size || other.names.length - one.names.length)
    .slice(0, mostPlaces)
    .flatMap((place) => placeName(place, language) ?? []);
};

/** The name with what the life was: "Nora Whitlock, piano tuner", "Vera Cardwell: Fleetwood and Preston"; the name alone where no more is known. */
const nameWithLife = (life: Life): string => {
  const trade = tradeOf(life);
  if (trade !== null) return `${life.name}, ${trade}`;
  const places = placesOf(life);
  const [and = ""] = packs[life.language].family.and.split("|");
  return places.length === 0 ? life.name : `${life.name}: ${places.join(` ${and} `)}`;
};

type Wish = {
  lines: readonly Line[];
  /** All that may be printed, in a longer story too. */
  tellings: readonly Telling[];
  isBiography: boolean;
  tellerName: string;
  language: Language;
  tellerLanguage: Language;
};

/** For a story in the first person short words of the teller; else, and for a biography, the person's name with what the life was. */
export const titleOf = ({
  lines,
  tellings,
  isBiography,
  tellerName,
  language,
  tellerLanguage,
}: Wish): string => {
  const name = tellerName.replace(/\s+/gu, " ").trim();
  const isNamed = name !== "" && (lines.length > 0 || isBiography);
  if (language !== tellerLanguage) return isNamed ? name : neutralTitle(language);
  const line =
    isBiography && name !== ""
      ? undefined
      : subjects
          .flatMap((subject) => lines.filter(({ topic }) => topic === subject))
          .find(({ sentence }) => fitsTitle(sentence.text, tellerLanguage));
  if (line) return line.sentence.text.slice(0, -1);
  return isNamed ? nameWithLife({ tellings, language, name }) : neutralTitle(language);
};
