import { type Language, languageCodes, languages } from "@saga/contract/vocabulary";

/** Each language by its own name for it. */
export const ownLanguageNames: Record<Language, string> = {
  en: "English",
  sv: "Svenska",
  it: "Italiano",
  pl: "Polski",
};

/** Every language as a choice of a list, by its English name. */
export const languageOptions = languageCodes.map((value) => ({ value, label: languages[value] }));
