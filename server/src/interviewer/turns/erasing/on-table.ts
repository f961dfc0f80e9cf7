import { isVerbLike } from "#language/grammar.ts";
import { eachClauseSpoken } from "#language/spellings.ts";
import { contentStems, countWords, tokens } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { targetsIn } from "../../ledger/may-erase.ts";
import type { Moment, Told } from "../moment.ts";
import { clausesIn, pointsAt, tellingsFor } from "./another.ts";
import { meantOf } from "./ask.ts";
import type { Meant } from "./meant.ts";
import { meantIn, type Verdict } from "./part.ts";
import { askedAgainIn, asksWhether, declinesIt, isReportedIn, says } from "./reply.ts";
import { stemsNaming, surest } from "./scored.ts";

/** While something is on the table, another answer is named: to go with it, or meant instead of it. */

/** In more words something is told. */
const longestNaming = 25;
const longestWithYes = 45;
const mostNew = 3;

type Named = {
  named: { told: Told; words: string }[];
  isNo: boolean;
  isYes: boolean;
  refused: readonly Meant[];
};

/** "And the tin too": a sentence without a verb tells nothing. */
const isFragment = (one: string, { grammar }: Moment["pack"]): boolean =>
  !tokens(one).some(({ word }) => isVerbLike(word, grammar));

/** Is a clause the plain word for yes, as it stands on the button? "That", or "please", is none beside what is named. */
const saysPlainYes = (text: string, { erasing, hearing }: Moment["pack"]): boolean => {
  const [yes = ""] = eachClauseSpoken(erasing.words.yes, hearing);
  const isYes = (clause: string): boolean => clause.split(" ").every((word) => word === yes);
  return sentencesIn(text).some((one) => eachClauseSpoken(one, hearing).some(isYes));
};

/** What else a reply names; null: nothing, or it speaks of something else. */
const namedIn = (moment: Moment, text: string, table: readonly Meant[]): Named | null => {
  const { pack, state } = moment;
  const { erasing } = pack;
  const isYes = saysPlainYes(text, pack);
  if (countWords(text) > (isYes ? longestWithYes : longestNaming) || isReportedIn(text, pack)) return null;
  const all = sentencesIn(text).filter((one) => !says(one, pack, erasing.regrets, erasing.because));
  const asksOfIt = (one: string): boolean => says(one, pack, erasing.asksWhat);
  if (asksWhether(text, pack) || all.some((one) => one.endsWith("?") && asksOfIt(one))) return null;
  const isSaid = (sign: RegExp, one = text): boolean =>
    sentencesIn(one).some((some) => says(some, pack, sign));
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
  const before = isSaid(erasing.oneBefore) ? tellings.findLast((one) => !isOn(one)) : undefined;
  if (before && named.length === 0) named.push({ told: before, words: text });
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
    isYes,
    refused: table.filter(({ id }) => refused.some((one) => one.id === id)),
  };
};

/** What is on the table, each answer by itself. */
const tableOf = (moment: Moment): Meant[] => meantOf(moment, targetsIn(moment.state.mayErase));

/** "I meant what I said about Sven", "And the one about the tin": that is asked about, alone or with what is on the table. Null: nothing else is named, or a yes stands beside it. */
export const namedBesides = (moment: Moment, text: string): Verdict | null => {
  const table = tableOf(moment);
  const found = table.length > 0 ? namedIn(moment, text, table) : null;
  if (!found || (found.isYes && !found.isNo)) return null;
  const left = found.refused.length > 0 ? found.refused : found.isNo ? table : [];
  return {
    is: "another",
    stays: table.filter((one) => !left.includes(one)),
    left: left.map(({ id }) => id),
    named: found.named.map(({ told, words }) => meantIn(moment, told, { text: words, words: [words] })),
  };
};

/** "Yes, and the tin as well": a yes to what is on the table, and another answer is named to go next; null: not both. */
export const yesAndNamed = (moment: Moment, text: string): Verdict | null => {
  const table = moment.together?.map((one) => ({ names: [], ...one })) ?? tableOf(moment);
  const found = namedIn(moment, text, table);
  if (!found?.isYes || found.isNo) return null;
  const named = found.named.map(({ told, words }) => meantIn(moment, told, { text, words: [words] }));
  return { is: "yes", lines: moment.state.mayErase?.lines, named };
};
