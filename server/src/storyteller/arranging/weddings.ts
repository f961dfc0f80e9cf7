import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { yearsTold } from "../chronology/life-order.ts";
import { personsIn } from "../read-through/persons.ts";
import type { Told } from "../story.ts";

type Placed = { told: Told; scene: number; age: number; chapter: number; when: number };

/** Whom one marries is met within so many years. */
const mostYears = 5;

/**
 * Passages with a wedding that names no year behind the one that tells how they met, where that comes to the same wedding: "We met over a wagon … In October we were wed" goes
 * before "The wedding: eighty people in a barn".
 */
export const withWeddingsLater = <One extends Placed>(
  passages: readonly One[],
  { language, known }: { language: Language; known: ReadonlySet<string> },
): One[] => {
  const { givenNames } = packs[language].conversation.followUps;
  const { marriage } = packs[language].story.turnings;
  const isWedding = ({ told }: Placed): boolean => marriage.test(fold(told.text));
  const namedIn = ({ told }: Placed): string[] =>
    personsIn(told.text, { language, known, tellerName: "" })
      .flatMap(({ words }) => words)
      .filter((word) => givenNames.has(word));
  const sorted = [...passages];
  for (const one of passages) {
    if (!isWedding(one) || yearsTold(one.told.text, language).length > 0) continue;
    const isAlone = passages.filter(({ scene }) => scene === one.scene).length === 1;
    const at = sorted.indexOf(one);
    const names = namedIn(one);
    const met = sorted.find(
      (other, place) =>
        place > at &&
        isWedding(other) &&
        Math.abs(other.age - one.age) <= mostYears &&
        namedIn(other).some((name) => names.includes(name)),
    );
    if (!isAlone || !met) continue;
    sorted.splice(at, 1);
    const { age, chapter, when } = met;
    sorted.splice(sorted.findLastIndex(({ scene }) => scene === met.scene) + 1, 0, {
      ...one,
      age,
      chapter,
      when,
    });
  }
  return sorted;
};
