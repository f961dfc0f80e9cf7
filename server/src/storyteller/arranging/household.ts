import { type Language, packs } from "#language/packs.ts";
import { personsIn } from "../read-through/persons.ts";
import { fold } from "../text/fold.ts";
import type { Passage } from "./arrange.ts";

/** From this age on whoever comes into a life is most often whom one marries or brings up. */
export const grown = 18;
/** So many of them are told of most, each in so many answers at least. */
const [mostOfHousehold, fewestAnswers] = [3, 2];

/**
 * Of each passage: whom it names of the household, who is told of most first. Nobody says "my husband Piero" of whom they have told for an hour; but he is in none of the
 * childhood, and in most of what comes after it.
 */
export const householdIn = (
  passages: readonly Passage[],
  { language, known }: { language: Language; known: ReadonlySet<string> },
): string[][] => {
  const { givenNames } = packs[language].conversation.followUps;
  const named = passages.map(({ told }) => [
    ...new Set(
      personsIn(told.text, { language, known, tellerName: "" })
        .flatMap(({ words }) => words)
        .filter((word) => givenNames.has(word))
        .map(fold),
    ),
  ]);
  const counts = new Map<string, number>();
  const young = new Set<string>();
  for (const [at, names] of named.entries())
    for (const name of names) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const { age = 0, topic } = passages[at] ?? {};
      // Who says their own name may say who else calls them by it.
      if (age < grown && topic !== "name_origin") young.add(name);
    }
  const household = [...counts]
    .filter(([name, count]) => count >= fewestAnswers && !young.has(name))
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostOfHousehold)
    .map(([name]) => name);
  return named.map((names) => household.filter((name) => names.includes(name)));
};
