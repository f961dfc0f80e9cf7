import type { Language } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { StoryStyle } from "../story.ts";
import { fold } from "../text/fold.ts";
import { quotesIn } from "../text/quotes.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words by which the teller speaks of themselves, alone or with others. */
const own: Record<Language, ReadonlySet<string>> = {
  en: set("i me my mine myself we us our ours ourselves"),
  sv: set("jag mig mej min mitt mina vi oss vår vårt våra"),
  it: set(
    "io me mi mio mia miei mie noi nostro nostra nostri nostre ho avevo ero abbiamo avevamo eravamo siamo fui ebbi feci nacqui vissi",
  ),
  pl: set(
    "ja mnie mi mną mój moja moje mojego mojej mojemu moim moją moich moimi my nas nam nami nasz nasza nasze naszego naszej naszemu naszym naszą naszych naszymi mam mamy jestem jesteśmy szedłem poszedłem przyszedłem wyszedłem mogłem niosłem wiozłem",
  ),
};

/** Verb endings of the first person where verbs carry it. */
const endings: Partial<Record<Language, RegExp>> = {
  it: /(?:[aei]vamo|ammo|emmo|immo|[ae]vo)$/u,
  pl: /(?:łam|ł[ae]bym|libyśmy|łybyśmy|liśmy|łyśmy|[aiyę]łem)$/u,
};

/** End like a verb of the first person and are none. */
const others: Partial<Record<Language, ReadonlySet<string>>> = {
  it: set("bravo schiavo cavo ottavo bisavo medioevo primevo longevo coevo scavo"),
  pl: set(
    "kapitałem wydziałem udziałem materiałem działem oddziałem kawałem podziałem przedziałem rozdziałem zapałem upałem tyłem pyłem ogółem",
  ),
};

const outsideQuotes = (text: string): string => {
  let left = text;
  for (const { start, end } of quotesIn(text).toReversed())
    left = `${left.slice(0, start)} ${left.slice(end)}`;
  return left;
};

const speaksAsTeller = (text: string, language: Language): boolean =>
  tokens(text).some(({ word, start, end }) => {
    if (/^\p{Lu}{2,}$/u.test(text.slice(start, end))) return false;
    if (own[language].has(word)) return true;
    return endings[language]?.test(word) === true && !others[language]?.has(word);
  });

const namesIn = (text: string): Set<string> =>
  new Set(
    tokens(text)
      .filter(({ start }) => /^\p{Lu}/u.test(text.slice(start)))
      .map(({ word }) => fold(word)),
  );

/** Is the teller named where the answers do not use that name? A teller who says it themselves means somebody else who has it. */
const namesTeller = (text: string, { tellerName, answers }: Voice): boolean => {
  const told = new Set(answers.flatMap((answer) => [...namesIn(answer)]));
  const own = namesIn(tellerName);
  return [...namesIn(text)].some((name) => own.has(name) && !told.has(name));
};

/** `answers`: what the sentence was made from. */
type Voice = { style: StoryStyle; language: Language; tellerName: string; answers: readonly string[] };

/**
 * Is the sentence told by whoever tells the story: about the teller in a biography, by the teller else? Quotations may be
 * in any person.
 */
export const keepsPerson = (sentence: string, voice: Voice): boolean => {
  const text = outsideQuotes(sentence);
  const isOwn = speaksAsTeller(text, voice.language);
  return voice.style === "biography" ? !isOwn : isOwn || !namesTeller(text, voice);
};
