import { fold } from "#language/fold.ts";
import { foldSpoken } from "#language/spellings.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { KeptOut } from "../../ledger/ledger.ts";
import { kinMatcherOf } from "../../reading/vocabulary.ts";
import { stillSeenOnce } from "../beside.ts";
import { joined, type Moment } from "../moment.ts";
import type { Answered } from "../talk.ts";
import { askFor, askThis } from "./ask.ts";
import { fewestNaming, namedAmong, onAnswer } from "./meant.ts";
import { withPart } from "./part.ts";
import { askedIn, isForGoodIn, says } from "./reply.ts";

const named = /(?<=\S )\p{Lu}\p{Ll}/u;
const mostNaming = 8;

/** "Not a word to Joan.", or "Between us. Neither Ann nor Joan.": wishes for secrecy that name somebody. */
const hushedFrom = (text: string, { asides, erasing, hearing, language }: Moment["pack"]): string[] =>
  sentencesIn(text).flatMap((one, at, all) => {
    const folded = foldSpoken(one, hearing);
    if (!asides.signs.hushes.test(folded) || erasing.mild.test(folded)) return [];
    const next = all[at + 1] ?? "";
    const isNaming = (words: string): boolean =>
      named.test(words) || kinMatcherOf(language)(words).length > 0;
    return [one, ...(countWords(next) <= mostNaming ? [next] : [])].filter(isNaming);
  });

/** Is it kept out because somebody reads along who can? A wish for secrecy that names somebody says so too. */
const isBecauseOfReader = ({ facts, pack }: Moment, text: string): boolean => {
  if (facts.reader === "own") return false;
  const [name = ""] = facts.interviewer.split(" ");
  const because = sentencesIn(text).filter((one) => says(one, pack, pack.erasing.because));
  const hushed = hushedFrom(text, pack);
  // Whoever interviews is named: of anybody else it need not be feared.
  return [...because, ...hushed].some((one) => name === "" || one.includes(name) || !named.test(one));
};

/** Who can still read it, once: behind a model's words it is not said in the same turn again. */
const seenOnce = (moment: Moment): string => {
  const seen = stillSeenOnce(moment, { isMatter: true });
  if (seen !== "") moment.state.hasToldSeenOfSecret = true;
  return seen;
};

/** What is kept out by the words of a request alone, and nobody may have meant: a no lets it in again. */
export const noteOffered = ({ state }: Moment, items: readonly KeptOut[]): void => {
  const offered = items.map(({ message, words }) => ({
    message,
    ...(words === "" ? {} : { lines: [words] }),
  }));
  state.offered = [...(state.offered ?? []), ...offered];
};

/** It is to be gone, not only out of stories. */
const isToBeGone = ({ heard, text }: Answered, { pack }: Moment): boolean =>
  askedIn(text, pack, { isOpen: false }).some(
    (one) => says(one, pack, pack.asides.signs.asks.wholly) || isForGoodIn(one, pack),
  ) ||
  (heard.beside?.asks.some((about) => about === "wholly" || about === "erasing") ?? false);

/**
 * After something was kept out with the wish that it be gone for good, or was taken back because somebody reads along: whether it shall be deleted.
 * Of what is only confided, and to be kept from somebody, who can still read it, once. Empty: nothing of that kind was said.
 */
export const offerToErase = (
  moment: Moment,
  answered: Answered,
  {
    isJoined = false,
    isWorded = false,
    hasModel = isWorded,
  }: { isJoined?: boolean | undefined; isWorded?: boolean; hasModel?: boolean } = {},
): string => {
  const { text, id, keptOut } = answered;
  const { pack, state, out = [], told = [] } = moment;
  const items = keptOut.filter(onAnswer);
  if (items.length === 0) return "";
  const earlier = items.filter(({ message }) => message !== id).at(-1)?.message;
  const isWished = isToBeGone(answered, moment);
  const isFeared = !isWished && isBecauseOfReader(moment, text);
  // Whoever confides something, and wants it kept from somebody, asked for no deletion. A model hears itself what is asked for.
  const isRead = sentencesIn(text).some((one) => says(one, pack, pack.erasing.because));
  const isSecret =
    pack.asides.signs.confides.test(fold(text)) || items.every(({ kind }) => kind === "secret");
  const isConfided = isSecret || !isRead;
  if (!isWished && (!isFeared || isConfided || hasModel))
    return isFeared && !isWorded ? seenOnce(moment) : "";
  state.isOfErasing = true;
  const seen = isFeared ? seenOnce(moment) : "";
  if (earlier) {
    const of = [...out, ...told].find((one) => one.id === earlier);
    const others = items.filter(({ message }) => message !== earlier && message !== id);
    const also = others.map(({ message }) => message);
    noteOffered(moment, others);
    const meant = { id: earlier, text: of?.text ?? null, names: [], also };
    return joined(seen, askFor(moment, withPart(moment, meant, { text: "", words: [] })));
  }
  // Of several answers to one question a yes would delete the first alone.
  if (isJoined) return seen || seenOnce(moment);
  // "Take that out about the letter and Ralph, for good": what was told before is meant.
  const before = told.filter((one) => one.id !== id);
  const requests = askedIn(text, pack, { isOpen: false });
  if (namedAmong(moment, { told: before, requests, fewest: fewestNaming }))
    return joined(seen, askFor(moment, { id, text: null, names: [] }));
  state.ofErasing = state.ofErasing?.filter((one) => one !== id);
  return joined(seen, askThis(moment, id));
};
