import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { finderOf } from "../facts/fact-finder.ts";
import { toldPeople } from "../facts/told-people.ts";
import { namesKin } from "../grounding/kin-noted.ts";
import { touchesMatter } from "../material/kept-matter.ts";
import type { Known } from "../story.ts";
import type { Teller } from "./outline.ts";

/** So many words say what somebody is to the teller, "elder grandson", and not to another. */
const mostOfRelation = 2;

/** Does a note call somebody just what the answers do: a grandson, who is none of the nearest kin? */
const saysSame = (who: string, relation: string, language: Language): boolean => {
  const { relationOf } = finderOf(language);
  const relationsIn = (text: string): string[] =>
    tokens(text).flatMap(({ word }) => relationOf(word)?.relation ?? []);
  const told = relationsIn(relation);
  return who
    .split(",")
    .some(
      (part) =>
        tokens(part).length <= mostOfRelation &&
        !packs[language].functionWords.ofAnother.test(part) &&
        relationsIn(part).some((one) => told.includes(one)),
    );
};

/** Who people are to a teller: as the interview noted it, and the relatives whom the answers themselves name, where no note calls them one. */
export const withPeopleTold = (
  { people = [], told, matters = [] }: Pick<Teller, "people" | "told" | "matters">,
  language: Language,
): Known[] => {
  const isNoted = ({ name: own, who: relation }: Known): boolean =>
    people.some(
      ({ name, who }) =>
        (namesKin(who, language) || saysSame(who, relation, language)) &&
        tokens(name).some(({ word }) => isSameName([word, own.split(" ")[0] ?? ""], language)),
    );
  const plain = toldPeople(told, language).filter(
    (one) => !isNoted(one) && !touchesMatter(one.name, { matters, language }),
  );
  return [...people, ...plain];
};
