import { countWords } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { letInAgain } from "../../ledger/acts.ts";
import type { KeptOut } from "../../ledger/ledger.ts";
import { setLimit } from "../../ledger/limits.ts";
import { type OfAnswer, targetsIn } from "../../ledger/may-erase.ts";
import type { Heard } from "../../moves.ts";
import { stillSeenOnce } from "../beside.ts";
import { joined, type Moment, type Said } from "../moment.ts";
import { askFor, doneGivenTo, hasSoundOf, meantOf, noReturnOnce, questionOf, whichSaid } from "./ask.ts";
import { type Candidate, keptOutOf, type Meant, onAnswer, repeatsOf, stillSpeaking } from "./meant.ts";
import { asksWhether, says, saysBareYes, saysOnlyYes } from "./reply.ts";
import { isSpokenOfElsewhere, requestsFor, talkOf, toldBefore } from "./request.ts";
import { dropQuestion, type Gone, leaveQuestion, resumed } from "./resume.ts";
import { meantAmong, tellingsFor } from "./scored.ts";
import { nothingSaid, wasErased } from "./status.ts";

/** What a yes or no to Saga's question whether an answer is deleted comes to. */

export type Decided = {
  /** What came of it, or what is asked. */
  act: string;
  /** It is done or settled, and gone on behind that; `gone`: what is deleted now, `before`: what was told in front of the request. Absent: a reply is waited for. */
  goesOn?: { gone?: readonly Gone[]; before?: string };
  heard: Heard;
  erases?: string;
  erasesLines?: readonly string[] | undefined;
  erasesWith?: readonly OfAnswer[];
  erasesToo?: readonly string[];
  cutsToo?: readonly { message: string; lines: readonly string[] }[];
  keptOut?: KeptOut[];
  /** What was offered and is not what was meant. */
  letIn?: readonly KeptOut[];
};

/** A wish that something is deleted, or a reply about it, which tells nothing. */
export const talk: Heard = { intent: "delete", told: "", isSure: true };

const saying = ({ state }: Moment, text: string): Said => ({
  move: "delete",
  also: ["answer"],
  text,
  asks: "",
  topic: state.stretch.topic,
});

/** In more words something is told. */
const longestAfter = 60;

/** A question about deleting, which tells nothing. */
export const asks: Heard = { intent: "asks", about: "reader", told: "", isSure: true };

/** It is asked for, or after, once it is done. */
export const saidAgain = (moment: Moment): Decided => {
  const { erased } = moment.state;
  const { already, alreadyPart } = moment.pack.erasing.words;
  return {
    act: joined(erased?.isPart ? alreadyPart : already, whichSaid(moment, erased?.question ?? "")),
    goesOn: {},
    heard: talk,
  };
};

/** A yes, or how it is asked, and nothing else. */
const isGrumble = (one: string, pack: Moment["pack"]): boolean =>
  saysOnlyYes(one, pack) || says(one, pack, pack.erasing.grumbles, pack.asides.signs.complains);

/** What is asked, or said, of something once it was deleted: that it is gone, or that nothing more is to come; null: it is something else, or stands. */
export const saidOfGone = (moment: Moment, text: string): Decided | null => {
  const { pack, state } = moment;
  const { another, more, words } = pack.erasing;
  const all = sentencesIn(text);
  if (!wasErased(moment) || state.mayErase || countWords(text) > longestAfter) return null;
  const isMore = all.some((one) => one.endsWith("?") && says(one, pack, more));
  if (isMore && all.every((one) => one.endsWith("?") || isGrumble(one, pack)))
    return { act: words.noMore, goesOn: {}, heard: talk };
  const pointing = all.filter((one) => says(one, pack, another) || asksWhether(one, pack));
  const isReply = asksWhether(text, pack) || (pointing.length > 0 && saysBareYes(text, pack));
  const isStanding = meantAmong(moment, tellingsFor(moment), pointing).some(({ own }) => own > 0);
  return isReply && !isStanding ? saidAgain(moment) : null;
};

/** What is said to a reply in which nothing else was said. */
export const saidOf = (moment: Moment, { act, goesOn }: Decided, text: string): Said => {
  const said = goesOn ? resumed(moment, act, { text, ...goesOn }) : saying(moment, act);
  moment.state.isOfErasing = true;
  return said;
};

/** What is asked to go, and is in stories yet, is kept out at once: an answer, or these sentences of it. */
export const keepOut = ({ draft, pack }: Moment, message: string, lines?: readonly string[]): KeptOut => {
  setLimit(draft, { limit: { kind: "erased", message, stems: [], ...(lines ? { lines } : {}) }, pack });
  return { kind: "erased", message, stems: [], words: lines?.join(" ") ?? "" };
};

/** The same of what a request means, where it is not kept out already: only the question does it. */
export const keptOutNow = (moment: Moment, { id, lines }: Pick<Meant, "id" | "lines">): KeptOut[] => {
  const { state } = moment;
  const { of = [] } = keptOutOf(moment).find((one) => one.id === id) ?? {};
  const out = of.flatMap((one) => one.lines ?? []).join(" ");
  const isOut = of.some((one) => !one.lines) || (lines ?? []).every((line) => out.includes(line));
  if (of.length > 0 && isOut) return [];
  state.offered = [...(state.offered ?? []), { message: id, ...(lines ? { lines } : {}) }];
  return [keepOut(moment, id, lines)];
};

/** What was kept out by the question alone, and is not to go, stands in stories again. */
export const takeOfferBack = ({ state, draft }: Moment, message: string): KeptOut[] => {
  const back = (state.offered ?? []).filter((one) => one.message === message);
  state.offered = state.offered?.filter((one) => one.message !== message);
  // What was confided, too, stays out whatever becomes of the deletion.
  if (draft.limits.some((one) => one.message === message && onAnswer(one) && one.kind !== "erased"))
    return [];
  return back.flatMap(({ lines }): KeptOut[] => {
    const out = { message, stems: [], words: lines?.join(" ") ?? "" };
    // A model keeps out a passage by the other kind.
    return letInAgain(draft, out)
      ? (["erased", "not_printed"] as const).map((kind) => ({ kind, ...out }))
      : [];
  });
};

/** What else was asked for in the same breath is asked about at once, in the same turn. Null: nothing is left. */
const askNext = (moment: Moment, waiting: readonly OfAnswer[]): string | null => {
  const [first, ...others] = meantOf(moment, waiting);
  return first ? askFor(moment, { ...first, with: others }) : null;
};

/** It is done, of an answer, by the `question` it was given to where that is to be said, or of these sentences. */
const receipt = (
  moment: Moment,
  { id, lines, question }: { id: string; lines: readonly string[] | undefined; question: string },
): string => {
  const { done, doneSpoken, donePart, donePartSpoken, doneAll, doneAllSpoken } = moment.pack.erasing.words;
  const { together } = moment;
  if (together) return together.some((one) => hasSoundOf(moment, one.id)) ? doneAllSpoken : doneAll;
  const hasSound = hasSoundOf(moment, id);
  if (lines) return hasSound ? donePartSpoken : donePart;
  return doneGivenTo(moment, question, hasSound) || (hasSound ? doneSpoken : done);
};

/** "No, only leave it out." */
const wantsOut = (text: string, { asides, hearing }: Moment["pack"]): boolean =>
  (asidesIn(text, { signs: asides.signs, hearing })?.beside.keepsOut.length ?? 0) > 0;

type Replied = {
  text: string;
  answer?: Candidate;
  lines?: readonly string[] | undefined;
  heard?: readonly string[];
  next?: readonly OfAnswer[];
  said?: string;
  asksMore?: boolean;
};

/** What a yes or no to Saga's question comes to. `lines`: only these sentences; `heard`: answers that a model heard to be meant as well; `next`: what else was asked for; `said`: the answer to what was asked beside it; `asksMore`: it was asked whether more is to come. */
export const replied = (
  moment: Moment,
  reply: "yes" | "no",
  {
    text,
    answer: asked,
    lines: wanted,
    heard: heardToo = [],
    next = [],
    said = "",
    asksMore = false,
  }: Replied,
): Decided => {
  const { state, pack, together } = moment;
  const { also = [], isNamed = false, next: waiting = [], by } = state.erasing ?? {};
  const { mayErase } = state;
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.notMeant = undefined;
  state.erasing = undefined;
  const heard: Heard = { intent: reply === "yes" ? "delete" : "declines", told: "", isSure: true };
  const { kept, keptMore, letIn: isIn, tellAgain } = pack.erasing.words;
  if (reply === "no") {
    const letIn = wantsOut(text, pack)
      ? []
      : targetsIn(mayErase).flatMap(({ message }) => takeOfferBack(moment, message));
    const act = joined(state.erased ? keptMore : kept, stillSeenOnce(moment, { isMatter: true }));
    return letIn.length > 0 ? { act: isIn, goesOn: {}, heard, letIn } : { act, goesOn: {}, heard };
  }
  if (!asked) return { act: nothingSaid(moment), goesOn: {}, heard };
  const [first, ...others] = together ?? [];
  const lines = together?.flatMap((one) => one.lines ?? sentencesIn(one.text ?? "")) ?? wanted;
  const answer = lines ? { ...asked, of: [], text: lines.join(" ") } : asked;
  const question = together ? "" : questionOf(moment, answer);
  const isFirst = state.erased === undefined;
  state.erased = { question, at: state.turns, isPart: lines !== undefined, lastTold: state.lastTold };
  const meant = [...heardToo, ...also];
  const repeated = repeatsOf(moment, answer, meant);
  // What asked for it goes along, as far as it speaks of it, and so does what was asked of it meanwhile: nobody is asked about that.
  const talk = [...(state.ofErasing ?? []), ...(by ? [by] : [])];
  const requests = requestsFor(moment, talk, { answer, next: [...next, ...waiting] }).filter(
    ({ message }) => !repeated.includes(message),
  );
  const spoken = talkOf(moment, answer);
  const whole = requests.flatMap(({ message, lines }) => (lines ? [] : message));
  const erasesToo = [...new Set([...repeated, ...whole, ...spoken.whole])];
  const inPart = requests.flatMap(({ message, lines }) => (lines ? [{ message, lines }] : []));
  const cuts = [...inPart, ...spoken.cuts].filter(
    ({ message }, at, all) =>
      !erasesToo.includes(message) && all.findIndex((one) => one.message === message) === at,
  );
  // Of what speaks of deleting something may stand.
  state.ofErasing = state.ofErasing?.filter((id) => !cuts.some(({ message }) => message === id));
  const gone = [...erasesToo, ...(state.ofErasing ?? [])];
  const cut = cuts.map(({ message }) => message);
  const still = stillSpeaking(moment, answer, { gone: [...gone, ...cut], heard: meant });
  const after = still && { message: still.id };
  const keptOut = after ? keptOutNow(moment, { id: still.id, lines: undefined }) : [];
  const left = [...next, ...waiting, ...(after ? [after] : [])].filter(
    (one, at, all) =>
      !gone.includes(one.message) &&
      one.message !== answer.id &&
      all.findIndex(({ message }) => message === one.message) === at,
  );
  const asks = askNext(moment, left);
  const isOffered = sentencesIn(text).some((one) => says(one, pack, pack.erasing.offersAgain));
  const named = lines || isNamed || asks || isOffered ? "" : question;
  const more = asksMore && !asks ? pack.erasing.words.noMore : "";
  const alsoGone = asks && gone.length + cuts.length > 0 ? pack.erasing.words.requestToo : "";
  const act = joined(receipt(moment, { id: answer.id, lines, question: named }), alsoGone, said, more);
  const goneNow: readonly Gone[] = together ?? [{ id: answer.id, text: asked.text, lines }];
  const before = toldBefore(moment, inPart);
  if (before !== "") dropQuestion(moment);
  const saidNow = (): Pick<Decided, "act" | "goesOn"> => {
    if (asks || isOffered) leaveQuestion(moment, goneNow);
    if (asks) return { act: joined(act, asks) };
    if (isOffered) return { act: joined(act, tellAgain) };
    const isTalkGone = !still && !isSpokenOfElsewhere(moment, answer, [...gone, ...cut]);
    // Where it was asked before that was said beforehand.
    const done = joined(act, isFirst && isTalkGone ? pack.erasing.words.talkToo : "", noReturnOnce(moment));
    return { act: done, goesOn: { gone: goneNow, before } };
  };
  return {
    ...saidNow(),
    keptOut,
    heard,
    erases: answer.id,
    erasesLines: first ? first.lines : lines,
    erasesWith: others.map((one) => ({ message: one.id, lines: one.lines })),
    erasesToo,
    cutsToo: cuts,
  };
};
