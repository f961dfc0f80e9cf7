import type { Moment, Told } from "../moment.ts";
import { asksForIt, type Meant } from "./meant.ts";
import { meantIn } from "./part.ts";
import { askedAgainIn, namingIn, says } from "./reply.ts";
import { surest } from "./scored.ts";

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
