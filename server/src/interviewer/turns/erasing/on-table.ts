import { isVerbLike } from "#language/grammar.ts";
import { eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords, tokens } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { targetsIn } from "../../ledger/may-erase.ts";
import type { Moment, Told } from "../moment.ts";
import { clausesIn, pointsAt, tellingsFor } from "./another.ts";
import { afterWords, asking } from "./answer.ts";
import { meantOf } from "./ask.ts";
import { type Decided, keptOutNow, replied, takeOfferBack } from "./done.ts";
import type { Candidate, Meant } from "./meant.ts";
import { meantIn } from "./part.ts";
import { askedAgainIn, asksWhether, declinesIt, isReportedIn } from "./reply.ts";
import { meantAmong, stemsNaming } from "./scored.ts";

/** While something is on the table, another answer is named: to go with it, or meant instead of it. */

/** In more words something is told. */
const longestNaming = 25;
/** Of so much of what names something no more than two tellings have part. */
const fewestOwn = 0.5;
const mostNew = 3;

type Named = {
  named: { told: Told; words: string }[];
  isNo: boolean;
  isYes: boolean;
  refused: readonly Meant[];
};

/** Those tellings that words name by what is their own, the surest alone. */
const surest = (moment: Moment, tellings: readonly Told[], words: string): Told | undefined => {
  const [best, next] = meantAmong(moment, tellings, [words]).sort((one, other) => other.own - one.own);
  return best && best.own >= fewestOwn && best.own > (next?.own ?? 0) ? best.told : undefined;
};

/** "And the tin too": a sentence without a verb tells nothing. */
const isFragment = (one: string, { grammar }: Moment["pack"]): boolean =>
  !tokens(one).some(({ word }) => isVerbLike(word, grammar));

/** Is a clause the plain word for yes, as it stands on the button? "That", or "please", is none beside what is named. */
const saysPlainYes = (text: string, { erasing, hearing }: Moment["pack"]): boolean => {
  const [yes = ""] = eachClauseSpoken(erasing.words.yes, hearing);
  return sentencesIn(text).some((one) => eachClauseSpoken(one, hearing).includes(yes));
};

/** What else a reply names; null: nothing, or it speaks of something else. */
const namedIn = (moment: Moment, text: string, table: readonly Meant[]): Named | null => {
  const { pack, state } = moment;
  const { erasing, hearing } = pack;
  if (countWords(text) > longestNaming || isReportedIn(text, pack)) return null;
  const all = sentencesIn(text);
  const asksOfIt = (one: string): boolean => erasing.asksWhat.test(foldSpoken(one, hearing));
  if (asksWhether(text, pack) || all.some((one) => one.endsWith("?") && asksOfIt(one))) return null;
  const isSaid = (sign: RegExp, one = text): boolean =>
    sentencesIn(one).some((some) => sign.test(foldSpoken(some, hearing)));
  const tellings = tellingsFor(moment).filter(
    ({ id }, at, every) => !state.notMeant?.includes(id) && every.findIndex((one) => one.id === id) === at,
  );
  const isOn = ({ id }: Told): boolean => table.some((one) => one.id === id);
  const clauses = all.flatMap(clausesIn).filter((one) => !isSaid(erasing.stays, one));
  const refused = clauses.flatMap((one) => {
    const told = declinesIt(one, pack) && !isSaid(erasing.instead, one) && surest(moment, tellings, one);
    return told && isOn(told) ? [{ one, id: told.id }] : [];
  });
  const naming = clauses.filter((one) => !refused.some((other) => other.one === one));
  const named = [...naming, naming.join(" ")].flatMap((words) => {
    const told = surest(moment, tellings, words);
    return told && !isOn(told) ? [{ told, words }] : [];
  });
  const isToo = isSaid(erasing.besides);
  const isInstead = isSaid(erasing.instead) || refused.length > 0;
  const points = all.some((one) => pointsAt(one, pack) || isSaid(erasing.saidOf, one));
  const isTalk =
    isInstead ||
    points ||
    askedAgainIn(text, pack).length > 0 ||
    all.filter((one) => surest(moment, tellings, one)).every((one) => isFragment(one, pack)) ||
    named.some(({ words }) => isSaid(erasing.besides, words) && isFragment(words, pack));
  const isNo = isInstead || clauses.some((one) => declinesIt(one, pack));
  const texts = [...named.map(({ told }) => told.text), ...table.map((one) => one.text ?? "")];
  const known = new Set(texts.flatMap((one) => contentStems(one, pack)));
  const fresh = [...stemsNaming(moment, naming)].filter((stem) => !known.has(stem));
  if (named.length === 0 || !(isToo || isNo) || !isTalk || fresh.length > mostNew) return null;
  return {
    named: named.filter(({ told }, at) => named.findIndex((one) => one.told.id === told.id) === at),
    isNo: isNo && (!isToo || isInstead),
    isYes: saysPlainYes(text, pack),
    refused: table.filter(({ id }) => refused.some((one) => one.id === id)),
  };
};

/** What is on the table, each answer by itself. */
const tableOf = (moment: Moment): Meant[] => meantOf(moment, targetsIn(moment.state.mayErase));

/** "I meant what I said about Sven", "And the one about the tin": that is asked about, alone or with what is on the table. Null: nothing else is named, or a yes stands beside it. */
export const askNamedBesides = (moment: Moment, text: string): Decided | null => {
  const table = tableOf(moment);
  const found = table.length > 0 ? namedIn(moment, text, table) : null;
  if (!found || (found.isYes && !found.isNo)) return null;
  const { state, pack } = moment;
  const { named, isNo, refused } = found;
  const left = refused.length > 0 ? refused : isNo ? table : [];
  const stays = table.filter((one) => !left.includes(one));
  const letIn = left.flatMap(({ id }) => takeOfferBack(moment, id));
  state.notMeant = [...(state.notMeant ?? []), ...left.map(({ id }) => id)];
  const added = named.map(({ told, words }) => meantIn(moment, told, { text: words, words: [words] }));
  const keptOut = added.flatMap((one) => keptOutNow(moment, one));
  const [first, ...others] = [...stays, ...added];
  if (!first) return null;
  const decided = { ...asking(moment, { ...first, with: others }), keptOut, letIn };
  return letIn.length > 0 ? afterWords(decided, pack.erasing.words.letIn) : decided;
};

/** "Yes, and the tin as well": a yes to what is on the table, and another answer is named to go next; null: not both. */
export const yesAndNamed = (moment: Moment, text: string, asked: Candidate): Decided | null => {
  const { state, together } = moment;
  const table = together?.map((one) => ({ names: [], ...one })) ?? tableOf(moment);
  const found = namedIn(moment, text, table);
  if (!found?.isYes || found.isNo) return null;
  const added = found.named.map(({ told, words }) => meantIn(moment, told, { text: words, words: [words] }));
  const keptOut = added.flatMap((one) => keptOutNow(moment, one));
  const next = added.map(({ id, lines }) => ({ message: id, lines }));
  const done = replied(moment, "yes", { text, answer: asked, lines: state.mayErase?.lines, next });
  return { ...done, keptOut: [...keptOut, ...(done.keptOut ?? [])] };
};
