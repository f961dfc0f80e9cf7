import type { Language } from "#language/packs.ts";

type Words = {
  nothing: string;
  short: (words: number) => string;
  /** More was told than fits. */
  left: (words: number) => string;
  /** Enough was told, but less of it could be written soundly. */
  shorter: string;
  person: string;
  /** Somebody who told of it was removed. */
  cut: string;
  quoted: string;
  language: Record<Language, string>;
  /** Title of a story in the first person when no words of the teller offer one. */
  title: string;
};

const words: Record<Language, Words> = {
  en: {
    nothing: "The chosen interviews hold no story yet; nothing was made up.",
    short: (n) =>
      `The interviews hold about ${n} ${n === 1 ? "word" : "words"} of story; nothing was added to fill the rest.`,
    left: (n) => `About ${n} words of what was told did not fit into this length; a longer story tells more.`,
    shorter: "It is shorter than was asked for; nothing was added to fill the rest.",
    quoted: "Parts of it stand in the teller's own words, between quotation marks.",
    person: "The story is put together from the teller's own words, so it stays in the first person.",
    cut: "Somebody whose words stood in it has been removed; what was drawn from them was taken out.",
    language: {
      en: "The words stay in English, as they were told.",
      sv: "The words stay in Swedish, as they were told.",
      it: "The words stay in Italian, as they were told.",
      pl: "The words stay in Polish, as they were told.",
    },
    title: "In my own words",
  },
  sv: {
    nothing: "De valda intervjuerna rymmer ännu ingen berättelse; ingenting har hittats på.",
    short: (n) =>
      `Intervjuerna rymmer ungefär ${n} ord berättelse; ingenting har lagts till för att fylla ut.`,
    left: (n) => `Ungefär ${n} ord av det som berättades fick inte plats; en längre berättelse rymmer mer.`,
    shorter: "Den är kortare än önskat; ingenting har lagts till för att fylla ut.",
    quoted: "Delar av den står med berättarens egna ord, inom citattecken.",
    person: "Berättelsen är sammanställd av berättarens egna ord och står därför i jagform.",
    cut: "Någon vars ord stod i den har tagits bort; det som kom därifrån är borttaget.",
    language: {
      en: "Orden står kvar på engelska, så som de sades.",
      sv: "Orden står kvar på svenska, så som de sades.",
      it: "Orden står kvar på italienska, så som de sades.",
      pl: "Orden står kvar på polska, så som de sades.",
    },
    title: "Med mina egna ord",
  },
  it: {
    nothing: "Le interviste scelte non contengono ancora un racconto; nulla è stato inventato.",
    short: (n) =>
      `Le interviste contengono circa ${n} ${n === 1 ? "parola" : "parole"} di racconto; nulla è stato aggiunto per riempire il resto.`,
    left: (n) =>
      `Circa ${n} parole di quanto è stato raccontato non hanno trovato posto; un racconto più lungo ne contiene di più.`,
    shorter: "È più breve di quanto richiesto; nulla è stato aggiunto per riempire il resto.",
    quoted: "Alcune parti sono con le parole di chi l'ha narrato, tra virgolette.",
    person: "Il racconto è composto con le parole di chi l'ha narrato, perciò resta in prima persona.",
    cut: "Una persona di cui riportava le parole è stata rimossa; ciò che veniva da lei è stato tolto.",
    language: {
      en: "Le parole restano in inglese, come sono state dette.",
      sv: "Le parole restano in svedese, come sono state dette.",
      it: "Le parole restano in italiano, come sono state dette.",
      pl: "Le parole restano in polacco, come sono state dette.",
    },
    title: "Con parole mie",
  },
  pl: {
    nothing: "Wybrane wywiady nie zawierają jeszcze opowieści; niczego nie zmyślono.",
    short: (n) =>
      `Wywiady zawierają około ${n} ${n === 1 ? "słowa" : "słów"} opowieści; niczego nie dodano, by wypełnić resztę.`,
    left: (n) =>
      `Około ${n} słów z tego, co opowiedziano, nie zmieściło się; dłuższa opowieść pomieści więcej.`,
    shorter: "Jest krótsza, niż proszono; niczego nie dodano, by wypełnić resztę.",
    quoted: "Jej części stoją w cudzysłowie, własnymi słowami opowiadającej osoby.",
    person: "Opowieść składa się z własnych słów opowiadającej osoby, dlatego pozostaje w pierwszej osobie.",
    cut: "Usunięto osobę, której słowa w niej stały; to, co z nich pochodziło, zostało wyjęte.",
    language: {
      en: "Słowa pozostają po angielsku, tak jak zostały wypowiedziane.",
      sv: "Słowa pozostają po szwedzku, tak jak zostały wypowiedziane.",
      it: "Słowa pozostają po włosku, tak jak zostały wypowiedziane.",
      pl: "Słowa pozostają po polsku, tak jak zostały wypowiedziane.",
    },
    title: "Własnymi słowami",
  },
};

/** The title used when nothing told offers one. */
export const neutralTitle = (language: Language): string => words[language].title;

/** What the reader of a story is told when somebody was removed whose words stood in it. */
export const noteOnCut = (language: Language): string => words[language].cut;

type Facts = {
  written: number;
  /** Words that could have been written. */
  available: number;
  asked: number;
  isBiography: boolean;
  language: Language;
  tellerLanguage: Language;
};

const rounded = (count: number): number => (count < 50 ? count : Math.round(count / 10) * 10);

/** What the reader is told about a story, in the language of the story; null when there is nothing to say. */
export const noteOn = ({
  written,
  available,
  asked,
  isBiography,
  language,
  tellerLanguage,
}: Facts): string | null => {
  const say = words[language];
  if (written === 0) return say.nothing;
  const lines = [
    available < asked * 0.9 ? say.short(rounded(written)) : null,
    available - written > written * 0.2 ? say.left(rounded(available - written)) : null,
    isBiography ? say.person : null,
    language === tellerLanguage ? null : say.language[tellerLanguage],
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines.join(" ") : null;
};

type WrittenFacts = {
  written: number;
  /** Too little was told. */
  isShort: boolean;
  /** Less was written than was aimed at. */
  isShorter: boolean;
  hasQuoted: boolean;
  language: Language;
  tellerLanguage: Language;
};

/** What the reader is told about a story in the words of a model; null when there is nothing to say. */
export const noteOnProse = ({
  written,
  isShort,
  isShorter,
  hasQuoted,
  language,
  tellerLanguage,
}: WrittenFacts): string | null => {
  const say = words[language];
  const lines = [
    isShort ? say.short(rounded(written)) : isShorter ? say.shorter : null,
    hasQuoted ? say.quoted : null,
    language === tellerLanguage ? null : say.language[tellerLanguage],
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines.join(" ") : null;
};
