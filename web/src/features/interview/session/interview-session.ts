import type { KeptOutItem, Message, Notice, Support } from "@saga/contract/interviews";
import { completeProgress, type InterviewNumber, type Language } from "@saga/contract/vocabulary";
import { asTheyStand, notStored, withKeptOut, withLetIn, withStored } from "./stored-messages.ts";

/** An answer that the server has not acknowledged. It leaves this list only when the server has it. */
export type UnsentAnswer = {
  key: string;
  content: string;
  /** Of a spoken answer: its recordings, which the server keeps. Its words may come later. */
  recordingIds?: readonly string[];
  /** How many messages the server had when it was given: where it belongs. */
  after: number;
};

/** What the screen shows of an interview besides its messages. */
export type About = {
  id: string;
  title: string;
  /** Null: it is none of the three. */
  number: InterviewNumber | null;
  /** It is about a photograph. */
  isOfPicture: boolean;
  interviewee: string | null;
  intervieweeName: string | null;
  language: Language;
};

/** Why no question came. A lasting failure is not tried again by itself. */
export type AskFailure = { code: string; isLasting: boolean };

/**
 * How far the person is with leaving: asked about a text that is not sent, asked about an answer that could not be
 * sent, saving, or saving and going whether or not it works.
 */
export type Ending = "none" | "draft" | "unsent" | "saving" | "leaving";

/**
 * One sitting of an interview. `stored` is what the server has, with the server's ids; what was said here and not
 * acknowledged yet is in `unsent`. Progress is 0 to 100.
 */
export type Session = {
  phase: "opening" | "failed" | "open";
  /** What to do when it could not be opened. */
  advice: string;
  about: About | null;
  stored: readonly Message[];
  unsent: readonly UnsentAnswer[];
  /** The question that is being asked for: its words so far, a first sentence that will stay, and which answers went along. */
  asking: { words: string; said: string; keys: readonly string[] } | null;
  failure: AskFailure | null;
  /** Failures in a row, for the pause before the next try. */
  attempts: number;
  wantsOther: boolean;
  progress: number;
  recap: string | null;
  support: Support | null;
  /** Why the last question stands in built-in words; null: it does not, or that is as it should be. */
  trouble: Notice["code"] | null;
  /** The interview was taken further in another window. */
  wentOnElsewhere: boolean;
  /** Text that could not be sent and belongs back in the text area. */
  handedBack: string;
  ending: Ending;
};

export type Opened = {
  about: About;
  messages: readonly Message[];
  progress: number;
  recap: string | null;
  support: Support | null;
  unsent: readonly UnsentAnswer[];
};

type Reply = {
  progress: number;
  messages: readonly Message[];
  support: Support | null;
  /** What is kept out of stories because of the answer. */
  kept_out?: readonly KeptOutItem[];
  notice: Notice | null;
};

export type SessionEvent =
  | { type: "opening" }
  | { type: "opened"; with: Opened }
  | { type: "openFailed"; advice: string }
  | { type: "answerGiven"; answer: UnsentAnswer }
  | { type: "otherWanted" }
  | { type: "askStarted" }
  | { type: "wordsArrived"; words: string }
  | { type: "wordsTakenBack" }
  | { type: "sentenceSaid"; sentence: string }
  | { type: "questionAsked"; reply: Reply }
  | { type: "askFailed"; failure: AskFailure }
  | { type: "retryDue" }
  /** The server refuses the unsent answers for good: their words go back to the text area, and the interview goes on. */
  | { type: "putAside" }
  | { type: "overtaken"; messages: readonly Message[]; progress: number }
  /** Words that were to be said, and are written on instead. */
  | { type: "wordsHandedBack"; words: string }
  | { type: "handedBackTaken" }
  | { type: "noticeRead" }
  | { type: "supportRead" }
  /** Something may stand in stories again; `left` is still kept out. */
  | { type: "letIn"; item: KeptOutItem; left: readonly KeptOutItem[] }
  /** Words were deleted for good: the messages as they stand now. */
  | { type: "wordsDeleted"; messages: readonly Message[] }
  | { type: "endPressed"; hasDraft: boolean }
  | { type: "endConfirmed"; anyway: boolean }
  | { type: "endFailed" }
  | { type: "stayed" };

export const newSession: Session = {
  phase: "opening",
  advice: "",
  about: null,
  stored: [],
  unsent: [],
  asking: null,
  failure: null,
  attempts: 0,
  wantsOther: false,
  progress: 0,
  recap: null,
  support: null,
  trouble: null,
  wentOnElsewhere: false,
  handedBack: "",
  ending: "none",
};

export const isSaving = (session: Session): boolean =>
  session.ending === "saving" || session.ending === "leaving";

export const isComplete = (session: Session): boolean => session.progress >= completeProgress;

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== "").join("\n\n");

const handBack = (session: Session, answers: readonly UnsentAnswer[]): string =>
  joined([session.handedBack, ...answers.map((answer) => answer.content)]);

/** An answer kept on the device is sent where it belongs; if the interview has gone on since, it is handed back. */
const open = (session: Session, opened: Opened): Session => {
  const left = notStored(opened.unsent, opened.messages);
  const isOvertaken = left.some((answer) => answer.after < opened.messages.length);
  return {
    ...newSession,
    phase: "open",
    about: opened.about,
    stored: opened.messages,
    unsent: isOvertaken ? [] : left,
    handedBack: isOvertaken ? joined(left.map((answer) => answer.content)) : "",
    wentOnElsewhere: isOvertaken,
    progress: opened.progress,
    recap: opened.recap,
    support: opened.support,
    ending: session.ending,
  };
};

const takeQuestion = (session: Session, reply: Reply): Session => {
  const sent = session.asking?.keys ?? [];
  const stored = withKeptOut(withStored(session.stored, reply.messages), reply.kept_out ?? []);
  const left = session.unsent.filter((answer) => !sent.includes(answer.key));
  return {
    ...session,
    stored,
    unsent: left.map((answer) => ({ ...answer, after: stored.length })),
    asking: null,
    failure: null,
    attempts: 0,
    wantsOther: false,
    progress: Math.max(session.progress, reply.progress),
    recap: null,
    support: reply.support ?? session.support,
    trouble: reply.notice?.code ?? null,
  };
};

/** The server's version counts. What it does not hold goes back to the text area, not into the bin. */
const yieldTo = (session: Session, theirs: { messages: readonly Message[]; progress: number }): Session => {
  const left = notStored(session.unsent, theirs.messages);
  return {
    ...session,
    stored: theirs.messages,
    unsent: [],
    asking: null,
    failure: null,
    attempts: 0,
    wantsOther: false,
    progress: theirs.progress,
    wentOnElsewhere: true,
    handedBack: handBack(session, left),
    ending: "none",
  };
};

const pressEnd = (session: Session, hasDraft: boolean): Ending => {
  if (isSaving(session)) return session.ending;
  if (session.unsent.length > 0 && session.failure) return "unsent";
  if (hasDraft && !isComplete(session)) return "draft";
  return "saving";
};

const canAskOther = (session: Session): boolean =>
  session.phase === "open" && !isComplete(session) && session.unsent.length === 0 && !session.asking;

/** The next state of a sitting. Pure; the hooks around it call the server and keep text on the device. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case "opening":
      return { ...newSession };
    case "opened":
      return open(session, event.with);
    case "openFailed":
      return { ...session, phase: "failed", advice: event.advice };
    case "answerGiven":
      if (isComplete(session)) return session;
      return { ...session, unsent: [...session.unsent, event.answer], failure: null, wentOnElsewhere: false };
    case "otherWanted":
      return canAskOther(session) ? { ...session, wantsOther: true, failure: null } : session;
    case "questionAsked":
      return takeQuestion(session, event.reply);
    case "overtaken":
      return yieldTo(session, event);
    default:
      return nextStep(session, event);
  }
}

type StepEvent = Exclude<
  SessionEvent,
  {
    type: "opening" | "opened" | "openFailed" | "answerGiven" | "otherWanted" | "questionAsked" | "overtaken";
  }
>;

function nextStep(session: Session, event: StepEvent): Session {
  switch (event.type) {
    case "askStarted":
      return {
        ...session,
        asking: { words: "", said: "", keys: session.unsent.map((answer) => answer.key) },
      };
    case "wordsArrived":
      if (!session.asking) return session;
      return { ...session, asking: { ...session.asking, words: session.asking.words + event.words } };
    case "wordsTakenBack":
      return session.asking ? { ...session, asking: { ...session.asking, words: "" } } : session;
    case "sentenceSaid":
      return session.asking ? { ...session, asking: { ...session.asking, said: event.sentence } } : session;
    case "askFailed":
      return {
        ...session,
        asking: null,
        failure: event.failure,
        attempts: session.attempts + 1,
      };
    case "retryDue":
      return { ...session, failure: null };
    case "putAside":
      return {
        ...session,
        unsent: [],
        failure: null,
        attempts: 0,
        handedBack: handBack(session, session.unsent),
      };
    case "wordsHandedBack":
      return { ...session, handedBack: joined([session.handedBack, event.words]) };
    case "handedBackTaken":
      return { ...session, handedBack: "" };
    case "noticeRead":
      return { ...session, wentOnElsewhere: false };
    case "supportRead":
      return { ...session, support: null };
    case "letIn":
      return { ...session, stored: withLetIn(session.stored, event) };
    case "wordsDeleted":
      return { ...session, stored: asTheyStand(session.stored, event.messages) };
    case "endPressed":
      return { ...session, ending: pressEnd(session, event.hasDraft) };
    case "endConfirmed":
      return { ...session, ending: event.anyway ? "leaving" : "saving" };
    case "endFailed":
      return { ...session, asking: null, ending: session.unsent.length > 0 ? "unsent" : "none" };
    case "stayed":
      return { ...session, ending: "none" };
  }
}
