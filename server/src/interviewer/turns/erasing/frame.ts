import { quoted } from "#language/quotation.ts";
import { eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Moment, Told } from "../moment.ts";
import { afterWords, askAll } from "./carry-out.ts";
import type { Decided } from "./done.ts";
import { wasLeftOut } from "./meant.ts";
import { meantIn, saysWhole } from "./part.ts";
import {
  askedAgainIn,
  asksWhether,
  declinesIt,
  isForGoodIn,
  isRefused,
  isReportedIn,
  mayBeYes,
  namingIn,
  requestsIn,
  says,
  saysBareYes,
  saysOnlyYes,
} from "./reply.ts";
import { isJustOut, meantAmong, tellingsFor } from "./scored.ts";
import { isSpokenOf, nothingSaid } from "./status.ts";

/** Deleting is asked for in the middle of much else, in words that no finer rule knows: what is meant is scored by its words, and asked about. */

/** In more words something is told, whatever is asked for beside it. */
export const longestReply = 90;
/** So many turns after something was left out, "yes, for good" means that. */
const turnsSinceOut = 2;
/** So many words of meaning that stand neither in what is meant nor in the request tell something new. */
const mostNew = 7;
const mostNewAtFirst = { surely: 14, named: 5, unnamed: 2 };
const mostNewOfWhich = 4;

/** So much of what names something must be an answer's own, for it to be meant by that alone, in so many words. */
const fewestOwn = 1;
type Signs = { requests: readonly string[]; isWhole: boolean; isYes: boolean; isNo: boolean };

/** "Yes, for good it's to go, that's what I said": a yes opens it, and it is wanted gone. */
export const opensWithYes = (first: string, pack: Moment["pack"]): boolean => {
  const [clause = "", ...others] = eachClauseSpoken(first, pack.hearing);
  const isYes = !first.endsWith("?") && others.length > 0 && pack.erasing.agrees.test(clause);
  return isYes && isForGoodIn(first, pack);
};

/** In more words a sentence that begins with a no takes nothing back: "Yes, for good. No need to read it all out again, the walls are thin." */
const longestTakingBack = 6;

/** Does nothing beside a yes take it back? What says so at length must speak to Saga. */
const mayStand = (text: string, pack: Moment["pack"]): boolean => {
  const isToSaga = (one: string): boolean =>
    countWords(one) > longestTakingBack &&
    says(one, pack, pack.asides.signs.addressed) &&
    !isRefused(one, pack);
  return mayBeYes(
    sentencesIn(text)
      .filter((one) => !isToSaga(one))
      .join(" "),
    pack,
  );
};

export const signsIn = (text: string, { pack }: Moment): Signs => {
  const all = sentencesIn(text);
  const [first = ""] = all;
  const clauses = all
    .filter((one) => !one.endsWith("?"))
    .flatMap((one) => eachClauseSpoken(one, pack.hearing));
  return {
    requests: askedAgainIn(text, pack).filter((one) => !isReportedIn(one, pack)),
    isWhole: saysWhole(text, pack) && clauses.some((one) => pack.erasing.allOfIt.test(one)),
    isYes: mayStand(text, pack) && (saysBareYes(text, pack) || opensWithYes(first, pack)),
    isNo: declinesIt(first, pack) || isRefused(text, pack),
  };
};

/** Is "the whole answer" said, in a sentence of its own, as Saga puts it? */
export const saysWholeAnswer = (text: string, { erasing, hearing }: Moment["pack"]): boolean => {
  const [said = ""] = erasing.words.askWhichPart.match(quoted) ?? [];
  return sentencesIn(text).some(
    (one) =>
      foldSpoken(one, hearing).includes(foldSpoken(said, hearing)) &&
      eachClauseSpoken(one, hearing).every((clause) => erasing.allOfIt.test(clause)),
  );
};

/** Sentences that may name what is to go: those that ask for it, regret it or point at it; where Saga asked which it is, all of them. */
export const namingOf = ({ state, pack }: Moment, text: string, requests: readonly string[]): string[] => {
  const { regrets, another, part } = pack.erasing;
  const isOpen = state.isAskedWhich === true || state.mayErase !== undefined;
  const naming = namingIn(text, pack);
  return isOpen
    ? naming
    : sentencesIn(text).filter(
        (one) =>
          requests.includes(one) ||
          says(one, pack, regrets) ||
          (naming.includes(one) && says(one, pack, another, part)),
      );
};

/** Is much told that belongs neither to what is meant nor to the request? */
export const tellsNew = ({ pack }: Moment, text: string, meant: string | null, most = mostNew): boolean => {
  const known = new Set(contentStems(meant ?? "", pack));
  const { because, regrets, whole, forGood } = pack.erasing;
  const { complains, keepsOut } = pack.asides.signs;
  const ofRequest = [because, regrets, whole, forGood, complains, keepsOut];
  const rest = sentencesIn(text).filter(
    (one) =>
      !/[?!]$/u.test(one) &&
      !says(one, pack, ...ofRequest) &&
      !saysOnlyYes(one, pack) &&
      askedAgainIn(one, pack).length === 0,
  );
  const fresh = rest.flatMap((one) => contentStems(one, pack)).filter((stem) => !known.has(stem));
  return new Set(fresh).size > most;
};

/** Asks whether what was told is deleted: the sentences that were named, or all of it. */
const offer = (
  moment: Moment,
  told: Told,
  { text, words, isWhole }: { text: string; words: readonly string[]; isWhole: boolean },
): Decided => {
  return askAll(moment, meantIn(moment, told, { text, words, isWhole }), text);
};

/** Which answer is meant is said in so few words; in more, something is told. */
const longestWhich = 30;

/** So surely is an answer meant by its own words that no other rule is asked, where another has some of them too. */
const surelyNamed = 1.5;

/** The first request, which names what is meant by several words of its own; null: it does not. */
export const askNamed = (moment: Moment, text: string): Decided | null => {
  const { state, pack } = moment;
  if (state.mayErase || isSpokenOf(moment) || countWords(text) > longestReply || isRefused(text, pack))
    return null;
  const { requests } = signsIn(text, moment);
  if (requests.length === 0 || !isForGoodIn(text, pack)) return null;
  const tellings = tellingsFor(moment);
  // "I oughtn't to have told you of Frank. Rub that out, for good": where the request names nothing, what stands beside it does.
  const [found] = [namingOf(moment, text, requests), namingIn(text, pack)].flatMap((words) => {
    const [meant, next] = meantAmong(moment, tellings, words);
    const other = next?.own ?? 0;
    const isSure = (own: number): boolean => own > other && own >= (other > 0 ? surelyNamed : fewestOwn);
    return meant && isSure(meant.own) ? [{ meant, words }] : [];
  });
  if (!found) return null;
  const { meant, words } = found;
  // However much is said of why.
  const most = meant.own >= surelyNamed ? mostNewAtFirst.surely : mostNewAtFirst.named;
  if (tellsNew(moment, text, meant.told.text, most)) return null;
  const offered = offer(moment, meant.told, { text, words, isWhole: false });
  return text.includes("?") ? afterWords(offered, pack.erasing.words.can) : offered;
};

/** What an answer comes to while deleting is spoken of, or where it is first asked for in plain words; null: it is about something else. */
export const decideInFrame = (moment: Moment, text: string): Decided | null => {
  const { state, pack } = moment;
  if (countWords(text) > longestReply || isRefused(text, pack)) return null;
  const { requests, isWhole, isYes } = signsIn(text, moment);
  const tellings = tellingsFor(moment).filter(({ id }) => !state.notMeant?.includes(id));
  const isOpen = isSpokenOf(moment);
  const isForGood = isForGoodIn(text, pack);
  // "Then I don't want it there. Take it out, what I said of him. Wholly, so that it isn't."
  const isTakenOut = (): boolean =>
    tellings.some(({ id }) => isJustOut(moment, id)) &&
    says(text, pack, pack.asides.signs.addressed) &&
    (asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing })?.beside.keepsOut.length ?? 0) > 0;
  const isFirst = isForGood && (requestsIn(text, pack).length > 0 || isTakenOut());
  // "If it is to be gone for good, say so." "Yes, for good."
  const isToldSo = isYes && isForGood && wasLeftOut(moment, turnsSinceOut);
  if (!isOpen && !isFirst && !isToldSo) return null;
  const words = namingOf(moment, text, requests);
  const [meant] = meantAmong(moment, tellings, words);
  const isNamed = meant !== undefined && meant.own > 0;
  const isWhich = state.isAskedWhich === true && isNamed && countWords(text) <= longestWhich;
  // "Is what I told of the shoe still there?" asks for nothing to go, unless that was asked for before.
  const isAfter = asksWhether(text, pack) && isNamed && (state.erasing?.message ?? null) !== null;
  const isWanted = isFirst || requests.length > 0 || (isYes && isForGood) || isWhole || isWhich || isAfter;
  const ofFirst =
    isNamed || wasLeftOut(moment, turnsSinceOut) ? mostNewAtFirst.named : mostNewAtFirst.unnamed;
  const most = isWhich && requests.length === 0 ? mostNewOfWhich : isOpen ? mostNew : ofFirst;
  if (!isWanted || !meant || tellsNew(moment, text, meant.told.text, most)) return null;
  const offered = offer(moment, meant.told, { text, words, isWhole });
  return isAfter ? afterWords(offered, nothingSaid(moment)) : offered;
};
