import { type Language, languageCodes, languages } from "@saga/contract/vocabulary";
import { capitalize } from "./format.ts";

const ownName = (code: Language): string =>
  capitalize(new Intl.DisplayNames(code, { type: "language" }).of(code) ?? languages[code]);

/** Each language by its own name for it. */
export const ownLanguageNames = Object.fromEntries(
  languageCodes.map((code) => [code, ownName(code)]),
) as Record<Language, string>;

/**
 * A language as a choice of a list: by its English name, which the specification gives, under its own name, by which somebody finds it who
 * reads no English.
 */
export const languageOption = <Code extends Language>(value: Code) => ({
  value,
  label: languages[value],
  ...(ownLanguageNames[value] === languages[value]
    ? {}
    : { heading: { text: ownLanguageNames[value], lang: value } }),
});

export const languageOptions = languageCodes.map(languageOption);
