import type { Language } from "#language/packs.ts";

/** Words no sentence ends with, only one that was broken off. Where speech may end with it, a word is left out. */
const joints: Record<Language, string> = {
  en: "and but or because although the a an my our your their",
  sv: "och men eller samt att som eftersom ty",
  it: "e ed ma o oppure che perciò il lo la i gli le un uno una di a da in con per del dello della dei degli delle dell al allo alla ai agli alle dal dalla nel nella nei",
  pl: "i a ale lecz oraz lub albo że żeby bo gdyż ponieważ w we z ze na do od dla o po przez przy pod nad u ku",
};

const alternatives = (language: Language): string => joints[language].split(" ").join("|");

const tailOf = (language: Language): RegExp =>
  new RegExp(`(?:(?:^|[\\s,;:–—'’-]+)(?:${alternatives(language)}))+[\\s,;:–—'’-]*$`, "iu");

const tails: Record<Language, RegExp> = {
  en: tailOf("en"),
  sv: tailOf("sv"),
  it: tailOf("it"),
  pl: tailOf("pl"),
};

/** The words before a sentence was broken off at "and the", or null where it was not. */
export const beforeBreak = (text: string, language: Language): string | null => {
  const found = tails[language].exec(text.trimEnd());
  return found ? text.slice(0, found.index) : null;
};
