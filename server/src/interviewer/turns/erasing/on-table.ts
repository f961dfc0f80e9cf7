import { isVerbLike } from "#language/grammar.ts";
import { clausesSpoken, eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords, tokens } from "#language/text.ts";
import { hear } from "../../hearing/hear.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { KeptOut } from "../../ledger/ledger.ts";
import { type OfAnswer, targetsIn } from "../../ledger/may-erase.ts";
import type { Moment, Told } from "../moment.ts";
import { meantOf } from "./ask.ts";
import { takeOfferBack } from "./done.ts";
import type { Meant } from "./meant.ts";
import { meantIn, type Verdict } from "./part.ts";
import { askedAgainIn, asksWhether, declinesIt, isReportedIn, says } from "./reply.ts";
import { clausesIn, groupsIn, meantAmong, pointsAt, stemsNaming, surest, tellingsFor } from "./scored.ts";

/** What is on the table: which of several answers a reply means, whether another is named, and how several are decided on as if they were one. */

/** The moment in which the answers that one question asked about are one: the first of them holds the words of all. */
export const asOne = (moment: Moment): Moment => {
  const [first, ...others] = targetsIn(moment.state.mayErase);
  const all = meantOf(moment, targetsIn(moment.state.mayErase));
  if (!first || others.length === 0 || all.length < 2) return moment;
  const texts = all.map(({ text }) => text ?? "").join(" ");
  const joined = (told: readonly Told[] = []): Told[] =>
    told
      .filter(({ id }) => !others.some(({ message }) => message === id))
      .map((one) => (one.id === first.message ? { ...one, text: texts } : one));
  return {
    ...moment,
    told: joined(moment.told),
    apart: moment.told ?? [],
    out: joined(moment.out),
    together: all,
  };
};

/** Only these are asked about. */
const askOnly = (moment: Moment, [first, ...others]: readonly OfAnswer[]): Moment => {
  const { state } = moment;
  state.mayErase = first && { ...first, ...(others.length > 0 ? { with: others } : {}) };
  return { ...moment, asked: state.mayErase };
};

/** A reply to a question about several answers. `letIn`: what it lets in again; `isLess`: so that fewer are asked about. */
type OnTable = { moment: Moment; letIn: KeptOut[]; isLess: boolean };

/** How the request called each of these: "that about Dad" names what tells of him as "he". */
const calledIn = (moment: Moment, quotes: readonly Told[]): Told[] => {
  const { told = [], out = [], pack, state } = moment;
  const ids = [state.erasing?.by, ...(state.ofErasing ?? [])];
  const requests = [...told, ...out].filter(({ id }) => ids.includes(id));
  return requests.flatMap(({ text }) =>
    groupsIn(text, pack).flatMap((words) => {
      const [best] = [...meantAmong(moment, quotes, [words])].sort((one, other) => other.own - one.own);
      return best && best.own > 0 ? [{ id: best.told.id, text: words }] : [];
    }),
  );
};

/** Those of several answers that a clause names. */
const namedOf = (moment: Moment, clause: string, all: readonly OfAnswer[]): OfAnswer[] => {
  const { first, last } = moment.pack.erasing.ofSeveral;
  const folded = foldSpoken(clause, moment.pack.hearing);
  if (first.test(folded)) return all.slice(0, 1);
  if (last.test(folded)) return all.slice(-1);
  const meant = meantOf(moment, all).map(({ id, text, lines }) => ({ id, text: text ?? "", lines }));
  const quotes = meant.map(({ id, text, lines }) => ({ id, text: lines?.join(" ") ?? text }));
  // As the request called it, else by what was read out, else by whatever was told around it.
  const levels = [calledIn(moment, quotes), quotes, meant].map((tellings) =>
    meantAmong(moment, tellings, [clause]).flatMap(({ own, told }) => (own >= 1 ? told.id : [])),
  );
  const [of = []] = [...levels.filter((ids) => ids.length === 1), ...levels.filter((ids) => ids.length > 1)];
  return all.filter(({ message }) => of.includes(message));
};

/** Does a sentence say yes, ask for it or point at something, so that what it names is what is wanted gone? */
const isOfRequest = (one: string, pack: Moment["pack"]): boolean => {
  const { erasing, hearing } = pack;
  const folded = foldSpoken(one, hearing);
  if ([erasing.because, erasing.stays].some((sign) => sign.test(folded))) return false;
  return (
    askedAgainIn(one, pack).length > 0 ||
    clausesSpoken(one, hearing)
      .split(", ")
      .some((clause) => erasing.agrees.test(clause)) ||
    [erasing.another, erasing.part, erasing.ofSeveral.first, erasing.ofSeveral.last].some((sign) =>
      sign.test(folded),
    )
  );
};

/**
 * Who says no to one of several, or wants only some of them gone, is asked about what is left; who names some says what is said of those, and
 * the others are asked about afterwards.
 */
export const onTable = (moment: Moment, text: string): OnTable => {
  const { state, pack } = moment;
  const all = targetsIn(moment.state.mayErase);
  const whole: OnTable = { moment: asOne(moment), letIn: [], isLess: false };
  if (all.length < 2) return whole;
  const clauses = sentencesIn(text).flatMap((one) => clausesIn(one).map((clause) => ({ one, clause })));
  const refused = clauses.flatMap(({ clause }) => {
    const named = declinesIt(clause, pack) ? namedOf(moment, clause, all) : [];
    return named.length === 1 ? named : [];
  });
  const left = all.filter((one) => !refused.includes(one));
  if (refused.length > 0 && left.length > 0) {
    const gone = all.filter((one) => !left.includes(one));
    const letIn = gone.flatMap(({ message }) => takeOfferBack(moment, message));
    return { moment: asOne(askOnly(moment, left)), letIn, isLess: true };
  }
  // "Not that about the tin", where nobody knows which that is: all of it is asked about again.
  if (clauses.some(({ clause }) => declinesIt(clause, pack) && pointsAt(clause, pack)))
    return { ...whole, isLess: true };
  const named = new Set(
    clauses.flatMap(({ one, clause }) => (isOfRequest(one, pack) ? namedOf(moment, clause, all) : [])),
  );
  const rest = all.filter((one) => !named.has(one));
  if (named.size === 0 || rest.length === 0) return whole;
  const isOnly = sentencesIn(text).some((one) => says(one, pack, pack.erasing.ofSeveral.only));
  const letIn = isOnly ? rest.flatMap(({ message }) => takeOfferBack(moment, message)) : [];
  if (state.erasing) state.erasing.next = isOnly ? [] : rest;
  return { moment: asOne(askOnly(moment, [...named])), letIn, isLess: isOnly };
};

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
  const { pack } = moment;
  const { erasing } = pack;
  const isYes = saysPlainYes(text, pack);
  if (countWords(text) > (isYes ? longestWithYes : longestNaming) || isReportedIn(text, pack)) return null;
  // Whoever may be in danger is heard before anything is asked about.
  if (hear(text, moment.language).intent === "crisis") return null;
  const all = sentencesIn(text).filter((one) => !says(one, pack, erasing.regrets, erasing.because));
  const asksOfIt = (one: string): boolean => says(one, pack, erasing.asksWhat);
  if (asksWhether(text, pack) || all.some((one) => one.endsWith("?") && asksOfIt(one))) return null;
  const isSaid = (sign: RegExp, one = text): boolean =>
    sentencesIn(one).some((some) => says(some, pack, sign));
  const tellings = tellingsFor(moment).filter(
    ({ id }, at, every) => every.findIndex((one) => one.id === id) === at,
  );
  const isOn = ({ id }: Told): boolean => table.some((one) => one.id === id);
  const clauses = all.flatMap(clausesIn).filter((one) => !isSaid(erasing.stays, one));
  const refused = clauses.flatMap((one) => {
    const told = declinesIt(one, pack) && !isSaid(erasing.instead, one) && surest(moment, tellings, one);
    return told && isOn(told) ? [{ one, id: told.id }] : [];
  });
  const isToo = isSaid(erasing.besides);
  // "Yes, and not the tin": what a no names is not wanted gone; "no the tin", which is said without a stop, names it.
  const isRefused = (one: string): boolean =>
    refused.some((other) => other.one === one) || ((isYes || isToo) && declinesIt(one, pack));
  const naming = clauses.filter((one) => !isRefused(one));
  const named = [...naming, naming.join(" ")].flatMap((words) => {
    const told = surest(moment, tellings, words);
    return told && !isOn(told) ? [{ told, words }] : [];
  });
  const before = isSaid(erasing.oneBefore) ? tellings.findLast((one) => !isOn(one)) : undefined;
  if (before && named.length === 0) named.push({ told: before, words: text });
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
