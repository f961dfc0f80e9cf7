import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { countWords } from "#language/text.ts";

/** A recipe or a saying in the teller's exact words. `title`: the dish, where it is named; empty otherwise. */
export type HandedDown = { kind: "recipe" | "saying"; title: string; words: string };

const [fewestWords, mostWords] = [3, 30];
/** What a recipe has at least: a list of food alone is none, and neither is baking as a trade. */
const least = { ingredients: 3, methods: 2, measures: 1 };
/** Characters: speech without a stop would be shown whole. */
const longestSentence = 600;

const quoted = '[“”"„«»]([^“”"„«»]{4,200})[“”"«»]|[\'‘’](.{4,200}?)[\'’](?=\\s|$|[.,;!?])';

type Patterns = {
  says: RegExp;
  goesOn: RegExp;
  ingredients: RegExp;
  measures: RegExp;
  methods: RegExp;
  dish: RegExp;
};

const wholeWords = (alternatives: string, flags: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.replace(/(?<=\p{L})\*/gu, "\\p{L}*")})(?!\\p{L})`, flags);

const patterns = remember<Patterns>((language) => {
  const words = packs[language as Language].handedDown;
  return {
    says: new RegExp(`(?<!\\p{L})(?:${words.says})(?!\\p{L})[^,:;.!?“”"„«»'‘’]{0,24}[,:]?\\s*(.+)$`, "isu"),
    goesOn: new RegExp(`^(?:${words.goesOn})(?!\\p{L})`, "iu"),
    ingredients: wholeWords(words.ingredients, "giu"),
    measures: wholeWords(words.measures, "giu"),
    methods: wholeWords(words.methods, "giu"),
    dish: wholeWords(words.dish, "u"),
  };
}, 20);

const isFitting = (words: string): boolean =>
  countWords(words) >= fewestWords && countWords(words) <= mostWords && /\p{L}/u.test(words);

/** What somebody used to say, where it stands in quotation marks or right after a comma or colon. */
function sayingIn(sentence: string, language: Language): string | null {
  if (sentence.length > longestSentence) return null;
  const { says, goesOn } = patterns(language, null);
  const found = says.exec(sentence);
  const rest = found?.[1]?.trim() ?? "";
  if (rest === "") return null;
  const quote = new RegExp(`^(?:${quoted})`, "u").exec(rest);
  if (quote) {
    const words = (quote[1] ?? quote[2] ?? "").trim();
    return isFitting(words) ? words.replace(/,$/u, "") : null;
  }
  const isCalledOff = /[“”"„«»]/u.test(rest) || goesOn.test(rest);
  const before = (found?.[0] ?? "").slice(0, -rest.length);
  return /[,:]\s*$/u.test(before) && !isCalledOff && isFitting(rest) ? rest : null;
}

const kindsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase().slice(0, 5)));

/** The dish that is named last before or within a recipe, with a capital. */
function dishIn(text: string, language: Language): string {
  const { stopwords } = packs[language].lexicon;
  const { dishes } = packs[language].handedDown;
  const said = patterns(language, null).dish.exec(text)?.[0] ?? "";
  const base = Object.keys(dishes).find((start) => said.startsWith(start));
  const [first = "", ...rest] = said.split(" ");
  const named =
    base !== undefined
      ? (dishes[base] ?? "")
      : rest.length === 1 && stopwords.includes(first)
        ? (rest[0] ?? "")
        : said;
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** Sentences in a row that say of what, how much and how: how a dish is made. */
function recipeIn(all: readonly string[], language: Language): HandedDown | null {
  const { ingredients, measures, methods } = patterns(language, null);
  const cooks = all.map(
    (one) =>
      kindsIn(one, ingredients).size > 0 && kindsIn(one, methods).size + kindsIn(one, measures).size > 0,
  );
  const from = cooks.indexOf(true);
  if (from < 0) return null;
  let to = from;
  for (let at = from; at < all.length; at += 1) {
    const sentence = all[at] ?? "";
    const goesOn = cooks[at] || kindsIn(sentence, methods).size > 0 || kindsIn(sentence, measures).size > 1;
    if (goesOn && at - to <= 2) to = at;
  }
  const words = all.slice(from, to + 1).join(" ");
  const isRecipe =
    kindsIn(words, ingredients).size >= least.ingredients &&
    kindsIn(words, methods).size >= least.methods &&
    kindsIn(words, measures).size >= least.measures;
  if (!isRecipe) return null;
  const title = dishIn(words, language) || dishIn(all[from - 1] ?? "", language);
  return { kind: "recipe", title, words };
}

/** What an answer hands down, in its sentences' own words: how a dish is made, and what somebody used to say. */
export function handedDownIn(sentences: readonly string[], language: Language): HandedDown[] {
  const recipe = recipeIn(sentences, language);
  const sayings = sentences.flatMap((sentence) => {
    const words = sayingIn(sentence, language);
    return words === null ? [] : [{ kind: "saying" as const, title: words, words: sentence }];
  });
  return [...(recipe ? [recipe] : []), ...sayings];
}
