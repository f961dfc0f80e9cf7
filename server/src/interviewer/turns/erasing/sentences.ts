import { eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { heardAlone, ofKeeping, type Sentence } from "../../hearing/sentence.ts";
import type { Moment } from "../moment.ts";
import { keptOutOf } from "./meant.ts";
import { saysWhole } from "./part.ts";
import { askedAgainIn, asksWhether, declinesIt, isForGoodIn, isRefused, says, saysOnlyYes } from "./reply.ts";
import { clausesIn } from "./scored.ts";
import { isJustErased } from "./status.ts";

/** A reply while deleting is on the table, by its sentences: what is said of the deletion, and what is said beside it. */

/** What a sentence is: of the deletion, only talk about how it is asked, something of its own beside it, or not known. */
type Kind = "own" | "talk" | "beside" | "unknown";

/** `own`: what is said of the deletion, as it is decided on; `lines`: all that goes with it; `beside`: the rest, which is heard like any answer. */
export type Read = { own: string; lines: string[]; beside: string };

const longestTalk = 14;
/** In so few words that nobody can place nothing is told. */
const longestRemark = 4;
/** So much is told on behind a reply, in words that are not those of what goes. */
const fewestTold = 8;
const fewestNew = 3;
/** Who says one word of what goes, and so many others, tells of something else. */
const fewestOther = 4;

/** Does a sentence speak of the deletion, by any of its signs? */
const isOfDeleting = (one: string, pack: Moment["pack"]): boolean => {
  const { another, part, justThat, stays, limits, asksWhat, because, regrets, offersAgain } = pack.erasing;
  const signs = [another, part, justThat, stays, limits, asksWhat, because, regrets, offersAgain];
  return (
    saysOnlyYes(one, pack) ||
    declinesIt(one, pack) ||
    isRefused(one, pack) ||
    isForGoodIn(one, pack) ||
    saysWhole(one, pack) ||
    asksWhether(one, pack) ||
    askedAgainIn(one, pack).length > 0 ||
    says(one, pack, ...signs)
  );
};

/** Is Saga asked something else than what becomes of what was told, or who reads it? */
const asksOther = ({ kind, asks, isBySound }: Sentence): boolean =>
  kind === "asks" && !isBySound && asks.some((about) => about === "reader" || !ofKeeping.has(about));

/** Is somebody or something not to be asked about, or spoken of, any more? */
export const isLimit = (one: string, pack: Moment["pack"]): boolean =>
  !one.endsWith("?") && (heardAlone(one, pack).forbids === true || says(one, pack, pack.erasing.noMore));

const kindOf = (one: string, pack: Moment["pack"]): Kind => {
  const { erasing } = pack;
  const folded = foldSpoken(one, pack.hearing);
  const heard = heardAlone(one, pack);
  // "Don't ask me about Frank" begins like a no, and is none.
  if (isLimit(one, pack)) return "beside";
  if (one.endsWith("?") && erasing.ofSaga.test(folded)) return "talk";
  if (!one.endsWith("?") && erasing.wrongOne.test(folded)) return "own";
  const isTalk = erasing.grumbles.test(folded) && countWords(one) <= longestTalk;
  if (isTalk && !saysOnlyYes(one, pack) && askedAgainIn(one, pack).length === 0) return "talk";
  const { forGood, offersAgain } = erasing;
  if (saysOnlyYes(one, pack) || askedAgainIn(one, pack).length > 0) return "own";
  if ([forGood, offersAgain].some((sign) => sign.test(folded))) return "own";
  // "Is there more to sign?" asks what else is to go, and not how long the interview is.
  const isOfMore = one.endsWith("?") && (erasing.more.test(folded) || asksWhether(one, pack));
  if (isOfMore && heard.asks.every((about) => about === "length")) return "own";
  if (heard.kind === "stops" || heard.kind === "leaves" || asksOther(heard)) return "beside";
  if (isOfDeleting(one, pack)) return "own";
  const isBeside = heard.kind === "refuses" || heard.kind === "wishes" || heard.kind === "skips";
  return isBeside ? "beside" : "unknown";
};

/** "Yes, and don't ask me again": where one clause says yes or no and the next is something else, they are two. */
const apart = (sentence: string, pack: Moment["pack"]): string[] => {
  const clauses = clausesIn(sentence);
  const at = clauses.findIndex((_, from) => {
    const head = clauses
      .slice(0, from)
      .join(" ")
      .replace(/[,;:–—]$/u, "");
    const isReply =
      from > 0 && (saysOnlyYes(head, pack) || (declinesIt(head, pack) && countWords(head) <= longestRemark));
    const rest = clauses.slice(from).join(" ");
    return isReply && ["beside", "talk"].includes(kindOf(rest, pack));
  });
  return at < 0 ? [sentence] : [clauses.slice(0, at).join(" "), clauses.slice(at).join(" ")];
};

/** Is it a yes or a no that nothing told beside it makes doubtful: with the request, "for good", or "all of it"? */
const isPlain = (own: readonly string[], pack: Moment["pack"]): boolean =>
  own.some((one) => declinesIt(one, pack)) ||
  (own.some((one) =>
    eachClauseSpoken(one, pack.hearing).some((clause) => pack.erasing.agrees.test(clause)),
  ) &&
    own.some((one) => askedAgainIn(one, pack).length > 0 || isForGoodIn(one, pack) || saysWhole(one, pack)));

/** The stems of what goes at a yes. */
const stemsGoing = (moment: Moment): ReadonlySet<string> => {
  const { message, lines } = moment.state.mayErase ?? {};
  const asked = keptOutOf(moment).find(({ id }) => id === message);
  return new Set(contentStems(lines?.join(" ") ?? asked?.text ?? "", moment.pack));
};

/** A reply by its sentences; `own` empty: nothing in it is said of the deletion. */
export const readReply = (moment: Moment, reply: string): Read => {
  const { pack } = moment;
  const all = sentencesIn(reply)
    .flatMap((one) => apart(one, pack))
    .map((one) => ({ one, kind: kindOf(one, pack) }));
  const own = all.filter(({ kind }) => kind === "own").map(({ one }) => one);
  const isSure = isPlain(own, pack);
  const last = all.findLastIndex(({ kind }) => kind === "own");
  const goes = stemsGoing(moment);
  const tellsOther = (one: string): boolean => {
    const stems = [...new Set(contentStems(one, pack))];
    const shared = stems.filter((stem) => goes.has(stem)).length;
    return shared === 0 || (shared === 1 && stems.length > fewestOther);
  };
  const told = all.filter(({ one, kind }, at) => at > last && kind === "unknown" && tellsOther(one));
  const text = told.map(({ one }) => one).join(" ");
  const isTold =
    (moment.state.mayErase !== undefined || isJustErased(moment)) &&
    countWords(text) >= fewestTold &&
    new Set(contentStems(text, pack)).size >= fewestNew;
  const isBeside = isSure && (isTold || all.some(({ kind }, at) => kind === "beside" && at > last));
  const placed = all.map((sentence): { one: string; kind: Kind } => {
    const { one, kind } = sentence;
    if (kind !== "unknown") return sentence;
    if (isBeside && told.includes(sentence)) return { one, kind: "beside" };
    return { one, kind: isSure && countWords(one) <= longestRemark ? "talk" : "own" };
  });
  const of = (...kinds: Kind[]): string[] =>
    placed.filter(({ kind }) => kinds.includes(kind)).map(({ one }) => one);
  // "That he wouldn't have me, a miner's son, may stay": it is said of the deletion, and told.
  const staysTold = (one: string): boolean =>
    says(one, pack, pack.erasing.stays) && new Set(contentStems(one, pack)).size > fewestOther;
  return {
    own: of("own").join(" "),
    lines: of("own", "talk").filter((one) => !staysTold(one)),
    beside: of("beside").join(" "),
  };
};
