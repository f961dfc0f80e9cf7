import { isSameName } from "#language/name-match.ts";
import type { Language } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { toldPeople } from "../facts/told-people.ts";
import { namesKin } from "../grounding/kin-noted.ts";
import { touchesMatter } from "../material/kept-matter.ts";
import type { Known } from "../story.ts";
import type { Teller } from "./outline.ts";

/** Who people are to a teller: as the interview noted it, and the relatives whom the answers themselves name, where no note calls them one. */
export const withPeopleTold = (
  { people = [], told, matters = [] }: Pick<Teller, "people" | "told" | "matters">,
  language: Language,
): Known[] => {
  const isNoted = (given: string): boolean =>
    people.some(
      ({ name, who }) =>
        namesKin(who, language) && tokens(name).some(({ word }) => isSameName([word, given], language)),
    );
  const plain = toldPeople(told, language).filter(
    ({ name }) => !isNoted(name.split(" ")[0] ?? "") && !touchesMatter(name, { matters, language }),
  );
  return [...people, ...plain];
};
