import { clausesSpoken, foldSpoken } from "#language/spellings.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { KeptOut } from "../../ledger/ledger.ts";
import { type OfAnswer, targetsIn } from "../../ledger/may-erase.ts";
import type { Moment, Told } from "../moment.ts";
import { clausesIn, groupsIn, pointsAt } from "./another.ts";
import { meantOf } from "./ask.ts";
import { takeOfferBack } from "./done.ts";
import { askedAgainIn, declinesIt, says } from "./reply.ts";
import { meantAmong } from "./scored.ts";

/** Several answers of which one question asked whether they are deleted: a reply to it is decided on as if they were one. */

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
const namedIn = (moment: Moment, clause: string, all: readonly OfAnswer[]): OfAnswer[] => {
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
    const named = declinesIt(clause, pack) ? namedIn(moment, clause, all) : [];
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
    clauses.flatMap(({ one, clause }) => (isOfRequest(one, pack) ? namedIn(moment, clause, all) : [])),
  );
  const rest = all.filter((one) => !named.has(one));
  if (named.size === 0 || rest.length === 0) return whole;
  const isOnly = sentencesIn(text).some((one) => says(one, pack, pack.erasing.ofSeveral.only));
  const letIn = isOnly ? rest.flatMap(({ message }) => takeOfferBack(moment, message)) : [];
  if (state.erasing) state.erasing.next = isOnly ? [] : rest;
  return { moment: asOne(askOnly(moment, [...named])), letIn, isLess: isOnly };
};
