import { addressIn, packFor } from "#language/address.ts";
import { fold } from "#language/fold.ts";
import { packs } from "#language/packs.ts";
import { withCare } from "./care.ts";
import { withCaution } from "./caution.ts";
import { joinHearing } from "./choice.ts";
import { hear } from "./hearing/hear.ts";
import { heed } from "./hearing/heed.ts";
import { noteHeard, takeBack } from "./ledger/acts.ts";
import type { KeptOut } from "./ledger/ledger.ts";
import { messagesLeftAlone } from "./ledger/limits.ts";
import { type Noted, noteAnswer } from "./ledger/note.ts";
import { progressAfter } from "./ledger/progress.ts";
import { isStillOut, letInNamed } from "./ledger/wanted-in.ts";
import { noteMarked, noteSealed } from "./marked.ts";
import { type Heard, isTelling } from "./moves.ts";
import { withPatience } from "./patience.ts";
import { readAnswer } from "./reading/read-answer.ts";
import { letInRest } from "./turns/erasing/acts.ts";
import { tellsOfKin } from "./turns/erasing/reply.ts";
import { onlySounds } from "./turns/erasing/status.ts";
import { joinNames } from "./turns/follow-up.ts";
import { type Moment, type Told, wasSeenSaid } from "./turns/moment.ts";
import { namesTheDead } from "./turns/names-the-dead.ts";
import { isFirstOfAll } from "./turns/opening.ts";
import { leavesOutToo } from "./turns/taken-out.ts";
import type { Answered } from "./turns/talk.ts";
import { begin, type Setting } from "./turns/turn-frame.ts";
import type { Choice } from "./wording/chosen.ts";

/**
 * A stored message of the teller. `isUnheard`: it was spoken, and nobody has written it down yet. `isJoined`: several answers to one
 * question, of which `id` is the first.
 */
export type Answer = { id: string; text: string; isUnheard?: boolean; isJoined?: boolean };

/** An answer, what the teller had told last before it, and what before that, the newest last. */
export type Reply = Setting & {
  answer: Answer;
  before?: Told | null;
  earlier?: readonly Told[];
  /** What is kept out, whole or in part, as far as it is at hand: only to say which answer is meant. */
  out?: readonly Told[];
};

/** The answer and what was told before it, at hand. */
export const withTold = (moment: Moment, { earlier = [], before = null, out = [] }: Reply) =>
  Object.assign(moment, { told: [...earlier, ...(before ? [before] : [])], out });

export type Taken = {
  moment: Moment;
  answered: Answered;
  keptOut: KeptOut[];
  letIn: readonly KeptOut[];
  heard: Heard;
};

/** Whoever says so wants something else now, however much of what was told waits. */
const leadsAway: ReadonlySet<Heard["intent"]> = new Set<Heard["intent"]>(["wish", "declines"]);

/** Did a model name what is to stay out, or to be left alone? */
const keepsOut = ({ acts = [] }: Choice): boolean => acts.some((act) => act.do !== "let_in");

/** Hears an answer and notes what it holds. */
export const take = (input: Reply, choice: Choice | null): Taken | null => {
  const moment = begin(input);
  const { draft, state, pack, number, language } = moment;
  const { pending } = state;
  if (!pending) return null;
  const { id, text } = input.answer;
  const before = input.before ?? null;
  const { told } = withTold(moment, input);
  const { mayLeaveOut } = state;
  state.mayLeaveOut = undefined;
  const guessed = hear(text, language);
  const { lastMove } = state;
  const isFirst = number === 1 && state.turns === 0 && lastMove === "open";
  const isNaming = isFirst && namesTheDead(readAnswer(text, language).tagged);
  const cautious = withCaution(guessed, { text, hearing: pack.hearing, lastMove, isFirst, isNaming });
  const otherwise = (): Heard => heed({ intent: "told", told: text, isSure: false }, { text, pack });
  // Whoever says who they are names the dead: only a guess of danger counts there.
  const isWhoTheyAre =
    isFirst && guessed.intent !== "crisis" && (isNaming || pack.hearing.introduces.test(fold(text)));
  const heeded = withCare(heed(cautious, { text, pack }), {
    text,
    hearing: pack.hearing,
    signs: pack.asides.signs,
    state,
    otherwise,
    isWhoTheyAre,
  });
  const leavesOut = leavesOutToo(text, { mayLeaveOut, pack });
  // "My aunt rubbed my name out of the copybook": somebody else did it, and nothing is asked for.
  const isOfKin = heeded.intent === "delete" && heeded.told === "" && tellsOfKin(text, pack);
  const toldWhole: Heard = { intent: "told", told: text, isSure: false };
  // While deleting is spoken of, what only sounds like a wish names nothing that was told.
  const isSound = heeded.intent === "delete" && heeded.told === "" && onlySounds(moment, text);
  const own = leavesOut ?? withPatience(state, isOfKin || isSound ? toldWhole : heeded);
  const heard: Heard = choice
    ? { ...joinHearing(own, choice, { text, language }), byModel: keepsOut(choice) ? "kept" : "heard" }
    : own;
  if ([heard.intent, ...(choice?.also ?? [])].some((one) => leadsAway.has(one)))
    state.ledAwayAt = state.turns;
  const reading = readAnswer(heard.told, language);
  const isAsked = isFirst || (state.turns === 0 && isFirstOfAll(draft));
  draft.address = addressIn(text, pack, { isAsked }) ?? draft.address;
  moment.pack = packFor(packs[language], draft.address);
  joinNames(moment, reading.tagged);
  const noted: Noted = {
    draft,
    number,
    pack,
    id,
    heard,
    reading,
    pending,
    before: before?.id ?? null,
    told: leavesOut ? told.filter((one) => mayLeaveOut?.messages.includes(one.id)) : told,
    text,
    isShared: choice !== null && choice.text !== null,
  };
  const tells = heard.telling !== undefined || (isTelling(heard.intent) && heard.told !== "");
  const rest = choice?.isOfErasing ? letInRest(moment, choice) : [];
  const { keptOut, isTold } = choice
    ? noteHeard(noted, { acts: choice.acts ?? [], also: choice.also ?? [] })
    : { keptOut: noteAnswer(noted), isTold: tells };
  if (isTold && heard.intent !== "crisis") state.progress = progressAfter(draft, number);
  const isOpen = !keptOut.some(
    ({ message, stems, words }) => message === id && stems.length === 0 && words === "",
  );
  if (choice && !isOpen && heard.intent !== "crisis") noteSealed(noted, choice);
  else if (choice && isTold && isOpen) noteMarked(noted, choice);
  const lastTelling = before && !messagesLeftAlone(draft).has(before.id) ? before.text : "";
  const answered = {
    heard,
    text,
    pending,
    lastTelling,
    lastId: before?.id,
    id,
    reading,
    keptOut,
    lastMove: state.lastMove,
  };
  const letIn = [...takeBack(noted, keptOut), ...letInNamed(noted)];
  moment.isLetIn = letIn.length > 0;
  moment.isStillOut = isStillOut(draft, noted);
  moment.knowsReaders = wasSeenSaid(moment);
  return { moment, answered, keptOut, letIn: [...letIn, ...rest], heard };
};
