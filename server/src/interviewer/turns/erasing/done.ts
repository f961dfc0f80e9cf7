import { fold } from "#language/fold.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { KeptOut } from "../../ledger/ledger.ts";
import { setLimit } from "../../ledger/limits.ts";
import type { Heard } from "../../moves.ts";
import { stillSeenOnce } from "../beside.ts";
import { joined, type Moment, type Said, type Told } from "../moment.ts";
import { askFor, hasSoundOf, questionOf, whichSaid } from "./ask.ts";
import {
  type Candidate,
  keptOutOf,
  linesOfRequest,
  linesSpeaking,
  type Meant,
  repeatsOf,
  stillSpeaking,
} from "./meant.ts";
import { resumed } from "./resume.ts";
import { isSpokenOfElsewhere, talkOf } from "./spoken.ts";

/** What a yes or no to Saga's question whether an answer is deleted comes to. */

export type Decided = {
  said: Said;
  heard: Heard;
  erases?: string;
  erasesLines?: readonly string[] | undefined;
  erasesToo?: readonly string[];
  cutsToo?: readonly { message: string; lines: readonly string[] }[];
  keptOut?: KeptOut[];
  /** What was offered and is not what was meant. */
  letIn?: readonly KeptOut[];
};

/** A wish that something is deleted, or a reply about it, which tells nothing. */
export const talk: Heard = { intent: "delete", told: "", isSure: true };

export const saying = ({ state }: Moment, text: string): Said => {
  state.isOfErasing = true;
  return { move: "delete", also: ["answer"], text, asks: "", topic: state.stretch.topic };
};

/** A question about deleting, which tells nothing. */
export const asks: Heard = { intent: "asks", about: "reader", told: "", isSure: true };

/** It is asked for, or after, once it is done. */
export const saidAgain = (moment: Moment, text: string): Decided => {
  const { erased } = moment.state;
  const { already } = moment.pack.erasing.words;
  const act = joined(already, whichSaid(moment, erased?.question ?? ""));
  return { said: ofIt(moment, resumed(moment, act, { text })), heard: talk };
};

/** A turn that speaks of deleting, and goes on. */
export const ofIt = ({ state }: Moment, said: Said): Said => {
  state.isOfErasing = true;
  return said;
};

/** What is asked to go, and is in stories yet, is kept out at once: an answer, or these sentences of it. */
export const keepOut = ({ draft, pack }: Moment, message: string, lines?: readonly string[]): KeptOut => {
  setLimit(draft, { limit: { kind: "erased", message, stems: [], ...(lines ? { lines } : {}) }, pack });
  return { kind: "erased", message, stems: [], words: lines?.join(" ") ?? "" };
};

/** The same of what a request means, where it is not kept out already. */
export const keptOutNow = (moment: Moment, { id, lines }: Pick<Meant, "id" | "lines">): KeptOut[] =>
  keptOutOf(moment).some((one) => one.id === id) ? [] : [keepOut(moment, id, lines)];

type Waiting = { message: string; lines?: readonly string[] | undefined };

/**
 * Another answer that speaks of what was deleted is asked about after what was asked for: in its own words where only some of it does and it was not
 * named as a whole. It stands in no story from then on.
 */
const stillThere = (
  moment: Moment,
  { still, answer, isMeant }: { still: Told; answer: Candidate; isMeant: boolean },
): { waits: Waiting; keptOut: KeptOut[] } => {
  const speaking = isMeant ? [] : linesSpeaking(moment, still, answer);
  const lines = speaking.length > 0 ? speaking : undefined;
  return { waits: { message: still.id, lines }, keptOut: keptOutNow(moment, { id: still.id, lines }) };
};

/** What else was asked for in the same breath is asked about at once, in the same turn. Null: nothing is left. */
const askNext = (moment: Moment, waiting: readonly Waiting[]): string | null => {
  const candidates = keptOutOf(moment);
  const [first, ...next] = waiting.flatMap(({ message, lines }) => {
    const one = candidates.find(({ id }) => id === message);
    return one ? [{ id: one.id, text: one.text, names: [], lines, near: lines, isInWords: true }] : [];
  });
  if (!first) return null;
  const text = askFor(moment, first);
  const { erasing } = moment.state;
  if (erasing) erasing.next = next.map(({ id, lines }) => ({ message: id, lines }));
  return text;
};

/** It is done, of an answer or of these sentences. */
const receipt = (
  moment: Moment,
  { id, lines }: { id: string; lines: readonly string[] | undefined },
): string => {
  const { done, doneSpoken, donePart, donePartSpoken } = moment.pack.erasing.words;
  const [spoken, written] = lines ? [donePartSpoken, donePart] : [doneSpoken, done];
  return hasSoundOf(moment, id) ? spoken : written;
};

/** Once in an interview: where it may still stand; `isTalkGone`: what was said about it is gone, too. */
const copiesOnce = ({ state, pack }: Moment, isTalkGone: boolean): string => {
  if (state.hasToldCopies) return "";
  state.hasToldCopies = true;
  return isTalkGone ? pack.erasing.words.copiesToo : pack.erasing.words.copies;
};

type Replied = {
  text: string;
  answer?: Candidate;
  lines?: readonly string[] | undefined;
  heard?: readonly string[];
  next?: readonly Waiting[];
};

/** What a yes or no to Saga's question comes to. `lines`: only these sentences; `heard`: answers that a model heard to be meant as well; `next`: what else was asked for. */
export const replied = (
  moment: Moment,
  reply: "yes" | "no",
  { text, answer: asked, lines, heard: named = [], next = [] }: Replied,
): Decided => {
  const { state, pack } = moment;
  const { also = [], isNamed = false, next: waiting = [], by } = state.erasing ?? {};
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.notMeant = undefined;
  state.erasing = undefined;
  const heard: Heard = { intent: reply === "yes" ? "delete" : "declines", told: "", isSure: true };
  const { kept, tellAgain } = pack.erasing.words;
  if (reply === "no") {
    const act = joined(kept, stillSeenOnce(moment, { isMatter: true }));
    return { said: ofIt(moment, resumed(moment, act, { text })), heard };
  }
  if (!asked) return { said: ofIt(moment, resumed(moment, pack.erasing.words.nothing, { text })), heard };
  const answer = lines ? { ...asked, of: [], text: lines.join(" ") } : asked;
  const question = questionOf(moment, answer);
  state.erased = { question, at: state.turns, isPart: lines !== undefined };
  const meant = [...named, ...also];
  const repeated = repeatsOf(moment, answer, meant);
  // What asked for it goes along, as far as it speaks of it.
  const request = repeated.includes(by ?? "") ? null : linesOfRequest(moment, by, answer);
  const spoken = talkOf(moment, answer);
  const own = request && !request.isPart ? [...repeated, request.message] : repeated;
  const erasesToo = [...new Set([...own, ...spoken])];
  const cut = request?.isPart ? request : undefined;
  const gone = [...erasesToo, ...(state.ofErasing ?? [])];
  const still = stillSpeaking(moment, answer, { gone, heard: meant, cut });
  const after = still && stillThere(moment, { still, answer, isMeant: meant.includes(still.id) });
  const left = [...next, ...waiting, ...(after ? [after.waits] : [])].filter(
    (one, at, all) =>
      !gone.includes(one.message) &&
      one.message !== answer.id &&
      all.findIndex(({ message }) => message === one.message) === at,
  );
  const act = receipt(moment, { id: answer.id, lines });
  const asks = askNext(moment, left);
  const saidNow = (): Said => {
    if (asks) return saying(moment, joined(act, asks));
    const done = joined(
      act,
      lines || isNamed ? "" : whichSaid(moment, question),
      copiesOnce(
        moment,
        still === undefined && !isSpokenOfElsewhere(moment, answer, [...gone, ...(cut ? [cut.message] : [])]),
      ),
    );
    const isOffered = sentencesIn(text).some((one) => pack.erasing.offersAgain.test(fold(one)));
    if (isOffered) return saying(moment, joined(act, tellAgain));
    return ofIt(moment, resumed(moment, done, { text, gone: { id: answer.id, text: asked.text, lines } }));
  };
  return {
    said: saidNow(),
    keptOut: after?.keptOut ?? [],
    heard,
    erases: answer.id,
    erasesLines: lines,
    erasesToo,
    cutsToo: cut ? [cut] : [],
  };
};
