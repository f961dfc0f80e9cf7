import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { fold } from "./fold.ts";

/** Of these every form stands in the table: "styczeń", "w styczniu". */
const ofCalendar: ReadonlySet<string> = new Set(["weekday", "month"]);

/** The form of a word by which it is compared, whoever tells: "ridevano" for "ridevamo". */
export const inThird = (said: string, { story, hearing, kinds }: LanguagePack): string => {
  const word = hearing.spellings.get(said) ?? said;
  const kind = kinds.get(word);
  const same = story.sameWord.get(word) ?? (kind && ofCalendar.has(kind.kind) ? kind.which : undefined);
  if (same) return same;
  const [ending, third] = story.toThird.find(([first]) => first.test(word)) ?? [];
  const turned = ending && third !== undefined ? word.replace(ending, third) : word;
  return story.irregular.get(word) ?? story.irregular.get(turned) ?? turned;
};

/** The stem by which a word is compared, whatever form it stands in: "gołębia" for "gołąb". */
export const comparedStem = (word: string, language: Language): string =>
  fold(
    stem(
      packs[language].story.sameLetters.reduce((form, [from, to]) => form.replace(from, to), word),
      language,
    ),
  );
