import { fold } from "#language/fold.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "../hearing/parts.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { stillSeen } from "./answers.ts";
import { askFor } from "./erasing-ask.ts";
import { fewestNaming, namedAmong, onAnswer } from "./erasing-meant.ts";
import { withPart } from "./erasing-part.ts";
import { askedIn, isForGoodIn } from "./erasing-reply.ts";
import { filled, joined, type Moment } from "./moment.ts";
import type { Answered } from "./talk.ts";

const named = /(?<=\S )\p{Lu}\p{Ll}/u;
const mostNaming = 8;

/** "Not a word to Joan.", or "Between us. Neither Ann nor Joan.": wishes for secrecy that name somebody. */
const hushedFrom = (text: string, { asides, erasing, language }: Moment["pack"]): string[] =>
  sentencesIn(text).flatMap((one, at, all) => {
    const folded = fold(one);
    if (!asides.signs.hushes.test(folded) || erasing.mild.test(folded)) return [];
    const next = all[at + 1] ?? "";
    const isNaming = (words: string): boolean =>
      named.test(words) || kinMatcherOf(language)(words).length > 0;
    return [one, ...(countWords(next) <= mostNaming ? [next] : [])].filter(isNaming);
  });

/** Is it kept out because somebody reads along who can? A wish for secrecy that names somebody says so too, and is asked about once. */
const isBecauseOfReader = ({ facts, pack, state }: Moment, text: string): boolean => {
  if (facts.reader === "own") return false;
  const [name = ""] = facts.interviewer.split(" ");
  const because = sentencesIn(text).filter((one) => pack.erasing.because.test(fold(one)));
  const hushed = state.hasOfferedErasing ? [] : hushedFrom(text, pack);
  // Whoever interviews is named: of anybody else it need not be feared.
  return [...because, ...hushed].some((one) => name === "" || one.includes(name) || !named.test(one));
};

/** It is to be gone, not only out of stories. */
const isToBeGone = ({ heard, text }: Answered, { pack }: Moment): boolean =>
  askedIn(text, pack, { isOpen: false }).some(
    (one) => pack.asides.signs.asks.wholly.test(fold(one)) || isForGoodIn(one, pack),
  ) ||
  (heard.beside?.asks.some((about) => about === "wholly" || about === "erasing") ?? false);

/**
 * After something was kept out because somebody reads along, or with the wish that it be gone for good: who can still read it, and whether it
 * shall be deleted. Empty: nothing of that kind was said.
 */
export const offerToErase = (
  moment: Moment,
  answered: Answered,
  { isJoined = false }: { isJoined?: boolean | undefined } = {},
): string => {
  const { text, id, keptOut } = answered;
  const { pack, state, out = [], told = [] } = moment;
  const { askThis, until } = pack.erasing.words;
  const items = keptOut.filter(onAnswer);
  if (items.length === 0 || !(isToBeGone(answered, moment) || isBecauseOfReader(moment, text))) return "";
  state.hasToldStillSeen = true;
  state.hasOfferedErasing = true;
  state.isOfErasing = true;
  const seen = stillSeen(moment, { isMatter: true }).replace(/\.$/u, "");
  const who = filled(until, { seen });
  // Whoever confides something, and wants it kept from somebody, asked for no deletion: that it can be read until then is said.
  const isConfided = items.every(({ kind }) => kind === "secret");
  if (isConfided && !isToBeGone(answered, moment)) return who;
  const earlier = items.filter(({ message }) => message !== id).at(-1)?.message;
  if (earlier) {
    const of = [...out, ...told].find((one) => one.id === earlier);
    const also = items.map(({ message }) => message).filter((one) => one !== earlier);
    const meant = { id: earlier, text: of?.text ?? null, names: [], also };
    return joined(who, askFor(moment, withPart(moment, meant, { text: "", words: [] })));
  }
  // Of several answers to one question a yes would delete the first alone.
  if (isJoined) return who;
  // "Take that out about the letter and Ralph, for good": what was told before is meant.
  const before = told.filter((one) => one.id !== id);
  const requests = askedIn(text, pack, { isOpen: false });
  if (namedAmong(moment, { told: before, requests, fewest: fewestNaming }))
    return joined(who, askFor(moment, { id, text: null, names: [] }));
  state.ofErasing = state.ofErasing?.filter((one) => one !== id);
  state.mayErase = { message: id };
  state.erasing = { message: id, at: state.turns };
  return joined(who, askThis);
};
