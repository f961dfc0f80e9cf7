import { fold } from "#language/fold.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { KeptOut } from "../ledger/ledger.ts";
import { setLimit } from "../ledger/limits.ts";
import type { Heard } from "../moves.ts";
import { stillSeen } from "./answers.ts";
import { askFor, askStillThere, hasSoundOf, questionOf, whichSaid } from "./erasing-ask.ts";
import { type Candidate, keptOutOf, linesSpeaking, repeatsOf, stillSpeaking } from "./erasing-meant.ts";
import { leaveToGoOn } from "./floor.ts";
import { filled, joined, type Moment, type Said, type Told } from "./moment.ts";

/** What a yes or no to Saga's question whether an answer is deleted comes to. */

export type Decided = {
  said: Said;
  heard: Heard;
  erases?: string;
  erasesLines?: readonly string[] | undefined;
  erasesToo?: readonly string[];
  keptOut?: KeptOut[];
};

export const talk: Heard = { intent: "asks", about: "reader", told: "", isSure: true };

export const saying = ({ state }: Moment, text: string): Said => {
  state.isOfErasing = true;
  return { move: "delete", also: ["answer"], text, asks: "", topic: state.stretch.topic };
};

export const goingOn = (moment: Moment, words: string): Said =>
  saying(moment, joined(words, leaveToGoOn(moment)));

/** It is asked for, or after, once it is done. */
export const saidAgain = (moment: Moment): Decided => {
  const { erased } = moment.state;
  const { already } = moment.pack.erasing.words;
  return { said: goingOn(moment, joined(already, whichSaid(moment, erased?.question ?? ""))), heard: talk };
};

/** What is asked to go, and is in stories yet, is kept out at once: an answer, or these sentences of it. */
export const keepOut = ({ draft, pack }: Moment, message: string, lines?: readonly string[]): KeptOut => {
  setLimit(draft, { limit: { kind: "erased", message, stems: [], ...(lines ? { lines } : {}) }, pack });
  return { kind: "erased", message, stems: [], words: lines?.join(" ") ?? "" };
};

type StillThere = { still: Told; answer: Candidate; done: string; isMeant: boolean };

/**
 * Another answer speaks of what was deleted: it is asked about in the same turn, in its own words where only some of it does and it was not
 * named as a whole, and stands in no story from then on.
 */
const withStillThere = (
  moment: Moment,
  { still, answer, done, isMeant }: StillThere,
): Pick<Decided, "said" | "keptOut"> => {
  const lines = isMeant ? [] : linesSpeaking(moment, still, answer);
  const asked =
    lines.length > 0
      ? askFor(moment, { id: still.id, text: still.text, names: [], lines, near: lines })
      : askStillThere(moment, still);
  const said = saying(moment, joined(done, asked));
  if (keptOutOf(moment).some(({ id }) => id === still.id)) return { said };
  return { said, keptOut: [keepOut(moment, still.id, lines.length > 0 ? lines : undefined)] };
};

/** What else was asked for in the same breath is asked about at once, in the same turn. Null: nothing is left. */
const askNext = (moment: Moment, waiting: NonNullable<Replied["next"]>): string | null => {
  const candidates = keptOutOf(moment);
  const [first, ...next] = waiting.flatMap(({ message, lines }) => {
    const one = candidates.find(({ id }) => id === message);
    return one ? [{ id: one.id, text: one.text, names: [], lines, near: lines }] : [];
  });
  if (!first) return null;
  const text = askFor(moment, first);
  const { erasing } = moment.state;
  if (erasing) erasing.next = next.map(({ id, lines }) => ({ message: id, lines }));
  return text;
};

/** It is done: which answer it was, where Saga's question did not say; or that the teller may tell again what went along, as they said they can. */
const saidDone = (moment: Moment, text: string, question: string): Said => {
  const { done, tellAgain } = moment.pack.erasing.words;
  const isOffered = sentencesIn(text).some((one) => moment.pack.erasing.offersAgain.test(fold(one)));
  return isOffered
    ? saying(moment, joined(done, tellAgain))
    : goingOn(moment, joined(done, whichSaid(moment, question)));
};

/** It is done, and the rest of the answer stays. */
const saidPartDone = (moment: Moment, id: string): string => {
  const { donePart, soundGone } = moment.pack.erasing.words;
  return filled(donePart, { sound: hasSoundOf(moment, id) ? `${soundGone} ` : "" });
};

type Replied = {
  text: string;
  answer?: Candidate;
  lines?: readonly string[] | undefined;
  heard?: readonly string[];
  next?: readonly { message: string; lines?: readonly string[] | undefined }[];
};

/** What a yes or no to Saga's question comes to. `lines`: only these sentences; `heard`: answers that a model heard to be meant as well; `next`: what else was asked for. */
export const replied = (
  moment: Moment,
  reply: "yes" | "no",
  { text, answer: asked, lines, heard: named = [], next = [] }: Replied,
): Decided => {
  const { state, pack } = moment;
  const { also = [], isNamed = false, next: waiting = [] } = state.erasing ?? {};
  state.mayErase = undefined;
  state.isAskedWhich = false;
  state.notMeant = undefined;
  state.erasing = undefined;
  const heard: Heard = { intent: reply === "yes" ? "delete" : "declines", told: "", isSure: true };
  const { done, kept } = pack.erasing.words;
  if (reply === "no")
    return { said: goingOn(moment, joined(kept, stillSeen(moment, { isMatter: true }))), heard };
  if (!asked) return { said: goingOn(moment, done), heard };
  const answer = lines ? { ...asked, of: [], text: lines.join(" ") } : asked;
  const question = lines ? "" : questionOf(moment, answer);
  state.erased = { question, at: state.turns, isPart: lines !== undefined };
  const meant = [...named, ...also];
  const erasesToo = repeatsOf(moment, answer, meant);
  const gone = [...erasesToo, ...(state.ofErasing ?? [])];
  const still = stillSpeaking(moment, answer, { gone, heard: meant });
  const doneNow = lines ? saidPartDone(moment, answer.id) : pack.erasing.words.doneOne;
  const saidNow = (): Pick<Decided, "said" | "keptOut"> => {
    if (still)
      return withStillThere(moment, { still, answer, done: doneNow, isMeant: meant.includes(still.id) });
    const left = [...next, ...waiting].filter(
      (one) => !gone.includes(one.message) && one.message !== answer.id,
    );
    const after = askNext(moment, left);
    if (after) return { said: saying(moment, joined(doneNow, after)) };
    return { said: lines ? goingOn(moment, doneNow) : saidDone(moment, text, isNamed ? "" : question) };
  };
  return {
    ...saidNow(),
    heard,
    erases: answer.id,
    erasesLines: lines,
    erasesToo,
  };
};
