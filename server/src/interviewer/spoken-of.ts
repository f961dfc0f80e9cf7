import type { LanguagePack } from "#language/pack.ts";
import { normalise } from "#language/text.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";

const longestName = 3;
const shortestName = 3;

/** Somebody an answer speaks of, as Saga may name them, and where in it (characters). */
export type SpokenOf = { said: string; at: number };

/** A name: surely a person's, or one that a place, a ship or a dog may have too. */
type Name = SpokenOf & { isPerson: boolean };

/**
 * Names in an answer, the last first; no people, faith, month, or title alone. A person's is said twice, with a word for a person beside it,
 * or before something that only people do; after no preposition of place or article.
 */
const namesIn = (marks: Marks, pack: LanguagePack): Name[] => {
  const common = new Set(pack.conversation.commonCapitals);
  const titles = new Set(pack.lexicon.titles);
  const places = placePrepositions(marks.language);
  const isTimed = (index: number): boolean => marks.of("times").some(({ from }) => from === index);
  const isName = (index: number): boolean => {
    const { word = "" } = marks.tokens[index] ?? {};
    return marks.names.has(index) && word.length >= shortestName && !common.has(word) && !isTimed(index);
  };
  const isBound = (index: number): boolean => {
    const { word = "" } = marks.tokens[index] ?? {};
    return places.has(word) || pack.grammar.determiners.has(word);
  };
  const { personBefore, personAfter } = pack.conversation.followUps;
  const persons = new Set(["kin", "people", "titles", "naming"] as const);
  const led = new Set([...persons].flatMap((list) => marks.of(list).map(({ to }) => to)));
  const isPerson = (first: number, last: number): boolean => {
    const { word = "" } = marks.tokens[last] ?? {};
    const again = marks.tokens.filter((token, at) => token.word === word && marks.names.has(at)).length > 1;
    const before = marks.tokens[first - 1]?.word ?? "";
    const after = marks.tokens[last + 1];
    const acts = after !== undefined && !after.afterBreak && personAfter.has(after.word);
    return again || led.has(first) || led.has(first + 1) || personBefore.has(before) || acts;
  };
  const found: Name[] = [];
  for (let index = marks.tokens.length - 1; index >= 0; index -= 1) {
    if (!isName(index) || titles.has(marks.tokens[index]?.word ?? "")) continue;
    let first = index;
    while (
      isName(first - 1) &&
      index - first + 1 < longestName &&
      marks.clause[first - 1] === marks.clause[index]
    )
      first -= 1;
    const at = marks.tokens[first]?.start ?? 0;
    const said = marks.text.slice(at, marks.tokens[index]?.end);
    found.push({ said, at, isPerson: !isBound(first - 1) && isPerson(first, index) });
    index = first;
  }
  return found;
};

const quoted = /["“”„«»][^"“”„«»]*["“”„«»]/gu;

/** Somebody else's relative: "his father", "a grandfather in Mosul", "Peter's mum". Only a lone word can be one. */
const isOthers = (form: string, { before, pack }: { before: string; pack: LanguagePack }): boolean => {
  const previous = before.split(" ").at(-1) ?? "";
  if (form.includes(" ") || previous === "") return false;
  return pack.grammar.determiners.has(previous) || (previous.length > 3 && previous.endsWith("s"));
};

/** Relatives of the teller in an answer, turned round: each once, where it was named last. */
const kinIn = (marks: Marks, pack: LanguagePack): (SpokenOf & { length: number })[] => {
  const own = normalise(marks.text).replace(quoted, " … ");
  const text = ` ${own.replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  const found = new Map<string, SpokenOf & { length: number }>();
  for (const { heard, said } of pack.conversation.turnedKin)
    for (const form of heard) {
      const at = text.lastIndexOf(` ${form} `);
      if (at < 0 || isOthers(form, { before: text.slice(0, at), pack })) continue;
      const known = found.get(said);
      if (!known || at > known.at) found.set(said, { said, at, length: form.length });
    }
  // "My mum and dad" names the parents, and neither of them alone.
  const all = [...found.values()];
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.length > one.length && other.at <= one.at && one.at + one.length <= other.at + other.length,
      ),
  );
};

/** Everybody an answer speaks of whom Saga may name. `isOwnName`: the names told just then are the teller's own. */
export const spokenOfIn = (marks: Marks, pack: LanguagePack, { isOwnName = false } = {}): SpokenOf[] => [
  ...kinIn(marks, pack).map(({ said, at }) => ({ said, at })),
  ...(pack.conversation.mayNamePerson && !isOwnName
    ? namesIn(marks, pack).filter(({ isPerson }) => isPerson)
    : []),
];

/** Names in an answer that may be a person's, a place's or a ship's. */
export const otherNamesIn = (marks: Marks, pack: LanguagePack): SpokenOf[] =>
  namesIn(marks, pack).filter(({ isPerson }) => !isPerson);

const late = 220;

/**
 * The person an answer speaks of last, as Saga may name them: a relative turned round, else a name as it was told, unless the names
 * told just then are the teller's own.
 */
export const personIn = (marks: Marks, pack: LanguagePack, { isOwnName = false } = {}): string | null => {
  const [kin] = kinIn(marks, pack).sort((a, b) => b.at - a.at);
  if (kin && kin.at > marks.text.length - late) return kin.said;
  if (!pack.conversation.mayNamePerson || isOwnName) return null;
  return namesIn(marks, pack).find(({ isPerson }) => isPerson)?.said ?? null;
};
