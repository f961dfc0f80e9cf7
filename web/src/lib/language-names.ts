import { type Language, languageCodes, languages } from "@saga/contract/vocabulary";
import { capitalize } from "./format.ts";

const ownName = (code: Language): string =>
  capitalize(new Intl.DisplayNames(code, { type: "language" }).of(code) ?? languages[code]);

/** Each language by its own name for it. */
export const ownLanguageNames = Object.fromEntries(
  languageCodes.map((code) => [code, ownName(code)]),
) as Record<Language, string>;

/** Every language as a choice of a list, by its English name. */
export const languageOptions = languageCodes.map((value) => ({ value, label: languages[value] }));
