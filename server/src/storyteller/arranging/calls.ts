import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { isContentWord, sentences, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** What a teller calls their relatives: by the relation ("farsan"), and the relation of those whom they name once ("Edit hette mor"). */
export type Calls = { words: ReadonlyMap<Kin, string>; kin: ReadonlyMap<string, Kin> };

/** Those whom their children seldom call by name. */
const roots: ReadonlySet<string> = new Set([
  "kin mother",
  "kin father",
  "kin grandmother",
  "kin grandfather",
]);

/** Said so often, a word is what the teller calls them. */
const fewestSaid = 3;

/** The words for a relation that stand without "my" or the like, and how often; none where words for relatives are inflected. */
const wordFor = (
  relation: Kin,
  { texts, language }: { texts: readonly string[]; language: Language },
): string | null => {
  if (packs[language].story.nominative) return null;
  const { determiners } = packs[language].grammar;
  const heard = packs[language].conversation.turnedKin
    .filter(({ kin }) => kin === relation)
    .flatMap((one) => one.heard);
  const single = new Set(
    [...heard, ...packs[language].lexicon.kin[relation]].filter((word) => /^\p{L}+$/u.test(word)),
  );
  const counts = new Map<string, number>();
  for (const text of texts) {
    const read = tokens(text);
    for (const [at, { word }] of read.entries())
      if (single.has(word) && !determiners.has(read[at - 1]?.word ?? ""))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= fewestSaid ? best[0] : null;
};

/** Somebody who is named right beside a word for a parent: "Edit hette mor", "my mother Nellie", "Mother, Edie". */
const namedIn = (text: string, language: Language): [string, Kin][] => {
  const read = tokens(text);
  const { naming } = packs[language].lexicon;
  const { determiners } = packs[language].grammar;
  const isBetween = (word: string): boolean => naming.includes(word) || determiners.has(word);
  return lexiconMatcher(language)(read)
    .filter(({ list }) => roots.has(list))
    .flatMap(({ list, from, to }): [string, Kin][] => {
      const near = [
        [to, to],
        [to + 1, to],
        [from - 1, from - 1],
        [from - 2, from - 1],
      ].flatMap(([at = -1, between = -1]) => {
        const token = read[at];
        if (!token || (at !== between && !isBetween(read[between]?.word ?? ""))) return [];
        const name = text.slice(token.start, token.end);
        return /^\p{Lu}\p{Ll}+$/u.test(name) && isContentWord(token.word, packs[language]) ? [name] : [];
      });
      const isKinWord = (name: string): boolean =>
        lexiconMatcher(language)(name).some((match) => match.list.startsWith("kin "));
      return near.filter((name) => !isKinWord(name)).map((name) => [name, list.slice(4) as Kin]);
    });
};

/** What the teller of these texts calls their relatives. */
export const callsOf = (texts: readonly string[], language: Language): Calls => {
  const relations: readonly Kin[] = ["mother", "father", "grandmother", "grandfather"];
  const words = new Map(
    relations.flatMap((relation) => {
      const word = wordFor(relation, { texts, language });
      return word === null ? [] : [[relation, word] as const];
    }),
  );
  const kin = new Map<string, Kin>();
  const twice = new Set<string>();
  for (const text of texts)
    for (const sentence of sentences(text, language))
      for (const [name, relation] of namedIn(sentence.text, language)) {
        if ((kin.get(name) ?? relation) !== relation) twice.add(name);
        kin.set(name, relation);
      }
  for (const name of twice) kin.delete(name);
  return { words, kin };
};
