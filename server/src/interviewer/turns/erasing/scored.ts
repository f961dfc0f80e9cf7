import { fold } from "#language/fold.ts";
import { contentStems } from "#language/text.ts";
import type { Moment, Told } from "../moment.ts";
import { asksForIt, keptOutOf, type Meant, wasLeftOut, wordsNaming } from "./meant.ts";
import { meantIn } from "./part.ts";
import { askedAgainIn, namingIn, says } from "./reply.ts";

/** Which telling is meant: by its own words, and by what was told last, is spoken of, or was kept out a moment ago; and which are meant together. */

/** What was told and may be meant: no talk about deleting, kept out by now or not, the newest last. */
export const tellingsFor = ({ told = [], out = [], state, draft, pack }: Moment): Told[] => {
  const talk = new Set([
    ...(state.ofErasing ?? []),
    ...Object.values(draft.interviews).flatMap((one) => one.ofErasing ?? []),
  ]);
  const all = [...out.filter(({ id }) => !told.some((one) => one.id === id)), ...told];
  return all.filter((one) => one.text !== "" && !talk.has(one.id) && !asksForIt(one, pack));
};

/** The clauses of a sentence as its marks divide it. */
export const clausesIn = (sentence: string): string[] => sentence.split(/(?<=[,;:–—])\s+/u);

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
export const pointsAt = (clause: string, pack: Moment["pack"]): boolean =>
  says(clause, pack, pack.erasing.another);

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
      const told = surest(moment, tellings, words);
      return told && told.id !== first.id ? [{ told, words }] : [];
    });
  const others = named
    .filter(({ told }, at) => named.findIndex((one) => one.told.id === told.id) === at)
    .map(({ told, words }) => meantIn(moment, told, { text: words, words: [words] }));
  if (others.length === 0 || first.text === null) return [first];
  const own = groups.filter((words) => !named.some((one) => one.words === words));
  const told = { ...first, text: first.text };
  return [meantIn(moment, told, { text: own.join(" "), words: own }), ...others];
};

/** So many turns after something was left out, whoever wants it gone means that. */
const turnsSinceOut = 2;

/** So many letters at the beginning of a word are the same in most of its forms. */
const longestRoot = 5;

/** The words that a request is made of, by their beginnings: they name nothing that was told. */
const rootsOfAsking = ({ erasing }: Moment["pack"]): ReadonlySet<string> => {
  const { again, commands, another, about, whether, regrets, justSaid, whole, asksWhat } = erasing;
  const { wrongOne, instead, besides, saidOf } = erasing;
  const ofOther = [another, wrongOne, instead, besides, saidOf];
  const signs = [again, commands, about, whether, regrets, justSaid, whole, asksWhat, ...ofOther];
  return new Set(
    signs.flatMap(({ source }) =>
      (source.match(/[a-z]{3,}/gu) ?? []).map((one) => one.slice(0, longestRoot)),
    ),
  );
};

/** The stems of words that may name what was told. */
export const stemsNaming = (moment: Moment, words: readonly string[]): Set<string> => {
  const { pack } = moment;
  const roots = rootsOfAsking(pack);
  const isOfAsking = (word: string): boolean =>
    word.length >= longestRoot && roots.has(fold(word).slice(0, longestRoot));
  const naming = wordsNaming(words, moment).filter((word) => !isOfAsking(word));
  return new Set(naming.flatMap((word) => contentStems(word, pack)));
};

/** What speaks for a telling besides its words: it was told last, is spoken of already, or was kept out a moment ago. */
const weights = { last: 0.5, lastNamed: 1, spokenOf: 1, leftOut: 1.5 };

/** `own`: how much of what names something is its own, a word that stands in several tellings counting less. */
type Scored = { told: Told; own: number; score: number };

/** Was it left out a moment ago, or confided last? */
export const isJustOut = (moment: Moment, id: string): boolean =>
  wasLeftOut(moment, turnsSinceOut, id) ||
  (id === moment.state.lastTold && keptOutOf(moment).some((one) => one.id === id));

/** So many letters at the end may be others where names are inflected: "Staszek", "o Staszku". */
const mostEnding = 2;
const fewestSame = 4;

/** Does a text, given its stems, hold this one, in whatever form? */
const holderOf = ({ pack }: Moment) => {
  const isInflected = pack.conversation.followUps.nominative !== undefined;
  const isForm = (one: string, other: string): boolean =>
    one.length >= fewestSame && other.startsWith(one) && other.length - one.length <= mostEnding;
  return (of: ReadonlySet<string>, stem: string): boolean =>
    of.has(stem) || (isInflected && [...of].some((one) => isForm(one, stem) || isForm(stem, one)));
};

/** Tellings by how surely they are meant by these words, the surest first; of those nothing speaks for, none. */
export const meantAmong = (moment: Moment, tellings: readonly Told[], words: readonly string[]): Scored[] => {
  const { pack, state } = moment;
  const named = stemsNaming(moment, words);
  const stems = tellings.map(({ text }) => new Set(contentStems(text, pack)));
  const holds = holderOf(moment);
  const shareOf = (stem: string): number => 1 / stems.filter((of) => holds(of, stem)).length;
  return tellings
    .map((told, at): Scored => {
      const own = [...named]
        .filter((stem) => holds(stems[at] ?? new Set(), stem))
        .reduce((sum, stem) => sum + shareOf(stem), 0);
      const isLast = at === tellings.length - 1;
      const ofPlace = isLast ? (own > 0 ? weights.lastNamed : weights.last) : 0;
      const ofTalk = told.id === state.erasing?.message ? weights.spokenOf : 0;
      const ofOut = isJustOut(moment, told.id) ? weights.leftOut : 0;
      return { told, own, score: own + ofPlace + ofTalk + ofOut };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
};

/** Of so much of what names something no more than two tellings have part. */
const fewestOwn = 0.5;

/** The telling that words name by what is its own, more than any other. */
export const surest = (moment: Moment, tellings: readonly Told[], words: string): Told | undefined => {
  const [best, next] = meantAmong(moment, tellings, [words]).sort((one, other) => other.own - one.own);
  return best && best.own >= fewestOwn && best.own > (next?.own ?? 0) ? best.told : undefined;
};
