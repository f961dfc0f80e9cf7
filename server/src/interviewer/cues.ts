import type { Cue } from "#language/conversation.ts";
import type { LanguagePack } from "#language/pack.ts";
import { normalise } from "#language/text.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";
import type { ReadList } from "./reader.ts";

/** What was said last counts most: tokens from the end over which a sign loses half its weight. */
const halfLife = 14;
/** A sign too faint, or too far back, is none. */
const faintest = 0.6;

const weights: readonly { cue: Cue; lists: readonly ReadList[]; weight: number }[] = [
  { cue: "withheld", lists: ["unsaid", "promised"], weight: 4 },
  { cue: "loss", lists: ["grief"], weight: 3 },
  { cue: "feeling", lists: ["feelings"], weight: 2.2 },
  { cue: "speech", lists: ["speech"], weight: 1.6 },
  { cue: "habit", lists: ["habit"], weight: 1.6 },
  { cue: "person", lists: ["kin"], weight: 1.4 },
  { cue: "work", lists: ["about:work_outline", "about:first_job", "about:working_life"], weight: 1.3 },
  { cue: "event", lists: ["events", "turning"], weight: 1.3 },
  // "There" and "it" must be what was just spoken of: only the last words count.
  { cue: "place", lists: ["places"], weight: 0.8 },
  { cue: "thing", lists: ["things", "senses"], weight: 0.75 },
];

/** What an answer holds that can be asked on about, the most telling first. */
export const cuesIn = (marks: Marks): Cue[] => {
  const end = marks.tokens.length;
  return weights
    .map(({ cue, lists, weight }) => {
      const at = lists.flatMap((list) => marks.of(list).map(({ to }) => to));
      const last = at.length > 0 ? Math.max(...at) : null;
      return { cue, score: last === null ? 0 : weight * 0.5 ** ((end - last) / halfLife) };
    })
    .filter(({ score }) => score >= faintest)
    .sort((a, b) => b.score - a.score)
    .map(({ cue }) => cue);
};

const longestName = 3;
const shortestName = 3;

/**
 * A name in an answer that stands for a person: said twice, or with a word for a person before it; after no preposition of
 * place or article; no people, faith, month, or title alone.
 */
const nameIn = (marks: Marks, pack: LanguagePack): string | null => {
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
  const persons = new Set(["kin", "people", "titles", "naming"] as const);
  const led = new Set([...persons].flatMap((list) => marks.of(list).map(({ to }) => to)));
  const isPerson = (first: number, last: number): boolean => {
    const { word = "" } = marks.tokens[last] ?? {};
    const again = marks.tokens.filter((token, at) => token.word === word && marks.names.has(at)).length > 1;
    return again || led.has(first) || led.has(first + 1);
  };
  for (let index = marks.tokens.length - 1; index >= 0; index -= 1) {
    if (!isName(index) || titles.has(marks.tokens[index]?.word ?? "")) continue;
    let first = index;
    while (
      isName(first - 1) &&
      index - first + 1 < longestName &&
      marks.clause[first - 1] === marks.clause[index]
    )
      first -= 1;
    if (isBound(first - 1)) index = first;
    else if (isPerson(first, index))
      return marks.text.slice(marks.tokens[first]?.start, marks.tokens[index]?.end);
  }
  return null;
};

const quoted = /["“”„«»][^"“”„«»]*["“”„«»]/gu;

/** Somebody else's relative: "his father", "a grandfather in Mosul", "Peter's mum". Only a lone word can be one. */
const isOthers = (form: string, { before, pack }: { before: string; pack: LanguagePack }): boolean => {
  const previous = before.split(" ").at(-1) ?? "";
  if (form.includes(" ") || previous === "") return false;
  return pack.grammar.determiners.has(previous) || (previous.length > 3 && previous.endsWith("s"));
};

/**
 * The person an answer speaks of last, as Saga may name them: a relative turned round, else a name as it was told, unless the names
 * told just then are the teller's own.
 */
export const personIn = (marks: Marks, pack: LanguagePack, { isOwnName = false } = {}): string | null => {
  const own = normalise(marks.text).replace(quoted, " … ");
  const text = ` ${own.replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  let best: { said: string; at: number } | null = null;
  for (const { heard, said } of pack.conversation.turnedKin)
    for (const form of heard) {
      const at = text.lastIndexOf(` ${form} `);
      if (at < 0 || at <= (best?.at ?? -1) || isOthers(form, { before: text.slice(0, at), pack })) continue;
      best = { said, at };
    }
  const isLate = best !== null && best.at > text.length - 220;
  if (best && isLate) return best.said;
  return pack.conversation.mayNamePerson && !isOwnName ? nameIn(marks, pack) : null;
};
