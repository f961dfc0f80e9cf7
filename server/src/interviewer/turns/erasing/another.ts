import { foldSpoken } from "#language/spellings.ts";
import { contentStems } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Moment, Told } from "../moment.ts";
import { asksForIt, fewestNaming, type Meant, namedAmong, namersOf, wordsNaming } from "./meant.ts";
import { meantIn } from "./part.ts";
import { askedAgainIn, namingIn, saysBareYes } from "./reply.ts";
import { meantAmong } from "./scored.ts";

/** A second answer that is to go, named beside a yes or by itself: "And the one before, about Dad, that as well". */

/** What was told and may be meant: no talk about deleting, kept out by now or not, the newest last. */
export const tellingsFor = ({ told = [], out = [], state, draft, pack }: Moment): Told[] => {
  const talk = new Set([
    ...(state.ofErasing ?? []),
    ...Object.values(draft.interviews).flatMap((one) => one.ofErasing ?? []),
  ]);
  const all = [...out.filter(({ id }) => !told.some((one) => one.id === id)), ...told];
  return all.filter((one) => one.text !== "" && !talk.has(one.id) && !asksForIt(one, pack));
};

/** An answer that is named besides what Saga asked about; `head`: what was said before it, `words`: what names it. */
export type Another = { told: Told; head: string; words: string[] };

/** The clauses of a sentence as its marks divide it. */
export const clausesIn = (sentence: string): string[] => sentence.split(/(?<=[,;:–—])\s+/u);

/** Of the sentence in which another answer is pointed at, what was said before it as far as that says yes or asks for it. */
const headOf = (sentence: string, { pack }: Moment): string => {
  const clauses = clausesIn(sentence);
  const at = clauses.findIndex((_, from) =>
    pack.erasing.another.test(foldSpoken(clauses.slice(from).join(" "), pack.hearing)),
  );
  const first = clauses.findIndex((one) => pack.erasing.another.test(foldSpoken(one, pack.hearing)));
  return clauses
    .slice(0, first < 0 ? Math.max(at, 0) : first)
    .map((one) => one.replace(/[,;:–—]$/u, "."))
    .filter((one) => saysBareYes(one, pack) || askedAgainIn(one, pack).length > 0)
    .join(" ");
};

/** Another answer than the one of these words that a reply points at and names, by this share of the words that could; null: it points at none. */
export const anotherIn = (
  moment: Moment,
  text: string,
  asked: { id: string; text: string | null },
  share = 0,
): Another | null => {
  const { pack } = moment;
  const { another, oneBefore } = pack.erasing;
  const told = tellingsFor(moment).filter(({ id }) => id !== asked.id);
  const all = sentencesIn(text);
  const countIn = (words: readonly string[], of: string): number =>
    namersOf(wordsNaming(words, moment), pack)(new Set(contentStems(of, pack))).length;
  for (const [at, one] of all.entries()) {
    if (!another.test(foldSpoken(one, pack.hearing))) continue;
    const words = [one, ...all.slice(at + 1).filter((next) => !saysBareYes(next, pack))];
    const named = namedAmong(moment, { told, requests: [one] });
    const naming = wordsNaming([one], moment).filter((word) => contentStems(word, pack).length > 0);
    const count = named ? countIn([one], named.text) : 0;
    const isNamed = count > countIn([one], asked.text ?? "") && count >= naming.length * share;
    // Where it is named by words that stand nowhere, it is none that is left.
    const before =
      oneBefore.test(foldSpoken(one, pack.hearing)) && naming.length < fewestNaming ? told.at(-1) : undefined;
    const found = named && isNamed ? (namedAmong(moment, { told, requests: words }) ?? named) : before;
    if (found)
      return { told: found, head: [...all.slice(0, at), headOf(one, moment)].join(" ").trim(), words };
  }
  return null;
};

/** Of so much of what names something no more than two tellings have part. */
const fewestOwn = 0.5;

/** The clauses of a request, each with what goes on from it, parted where another answer is pointed at. */
export const groupsIn = (text: string, pack: Moment["pack"]): string[] => {
  const groups: string[] = [];
  for (const one of namingIn(text, pack).filter(
    (said) => pointsAt(said, pack) || askedAgainIn(said, pack).length > 0,
  ))
    clausesIn(one).forEach((clause, at) => {
      if (at === 0 || pointsAt(clause, pack)) groups.push(clause);
      else groups.push(`${groups.pop()} ${clause}`);
    });
  return groups;
};

/** Does a clause point at something that was told? */
export const pointsAt = (clause: string, { erasing, hearing }: Moment["pack"]): boolean =>
  erasing.another.test(foldSpoken(clause, hearing));

/**
 * What is meant, and what the same request names besides, in a clause that points at it: "What I told about Clarence, and that about Mother and the
 * machine". The words of that clause name nothing of the first.
 */
export const namedTogether = (moment: Moment, first: Meant, text: string): readonly [Meant, ...Meant[]] => {
  const { pack, state } = moment;
  const tellings = tellingsFor(moment).filter(({ id }) => !state.notMeant?.includes(id));
  const groups = groupsIn(text, pack);
  const named = groups
    .filter((words) => pointsAt(words, pack))
    .flatMap((words) => {
      const [best, next] = meantAmong(moment, tellings, [words]).sort((one, other) => other.own - one.own);
      const isSure = best !== undefined && best.own >= fewestOwn && best.own > (next?.own ?? 0);
      return isSure && best.told.id !== first.id ? [{ told: best.told, words }] : [];
    });
  const others = named
    .filter(({ told }, at) => named.findIndex((one) => one.told.id === told.id) === at)
    .map(({ told, words }) => meantIn(moment, told, { text: words, words: [words] }));
  if (others.length === 0 || first.text === null) return [first];
  const own = groups.filter((words) => !named.some((one) => one.words === words));
  const told = { ...first, text: first.text };
  return [meantIn(moment, told, { text: own.join(" "), words: own }), ...others];
};
