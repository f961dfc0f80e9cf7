import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Told } from "../story.ts";
import type { Sex } from "./pronouns.ts";

const countOf = (texts: readonly string[], sign: RegExp): number =>
  texts.filter((text) => sign.test(text)).length;

/** Mentions by which the one must outweigh the other: somebody may be quoted who says "my husband". */
const clearly = 3;

/** Whether the teller is a woman or a man as they speak of themselves ("urodziłem się", "my wife"); null where it is not clear. */
export const sexTold = (told: readonly Told[], language: Language): "woman" | "man" | null => {
  const { woman, man } = packs[language].story.sexes;
  const texts = told.filter(({ isPrivate }) => !isPrivate).map(({ text }) => fold(text));
  const [women, men] = [countOf(texts, woman), countOf(texts, man)];
  if (women > men * clearly) return "woman";
  return men > women * clearly ? "man" : null;
};

/** The same, as pronouns name it. */
export const sexOfTeller = (told: readonly Told[], language: Language): Sex | null => {
  const sex = sexTold(told, language);
  return sex === null ? null : sex === "woman" ? "female" : "male";
};
