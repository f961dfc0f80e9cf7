import type { Message } from "@saga/contract/interviews";
import { m } from "#messages";
import type { Session } from "./interview-session.ts";
import { currentQuestion, isBack } from "./interview-session-selectors.ts";

/** What follows from what Saga's last turn does. */

type Move = NonNullable<Message["move"]>;

const asking: Record<Move, boolean> = {
  follow_up: true,
  return: true,
  open: true,
  easier: true,
  rephrase: true,
  repeat: true,
  answer: true,
  mend: true,
  stay_gently: true,
  delete: true,
  close: true,
  support: false,
  offer_break: false,
  wait: false,
};

/** Nothing is asked: nobody is to be told to answer. */
export function asksNothing(session: Session): boolean {
  const move = currentQuestion(session)?.move;
  return move !== undefined && !asking[move] && !isBack(session);
}

/** It is time for the teller to stop, if they like: the way out is to be seen at once. */
export function offersEnd(session: Session): boolean {
  const move = currentQuestion(session)?.move;
  return (move === "offer_break" && !isBack(session)) || move === "support";
}

/** What is said in the dock where nothing is asked; empty: nothing. */
export const restWords = (session: Session): string =>
  offersEnd(session) ? m.interview_you_can_close_this_page_everything() : "";

/** The words before the question, where a message says more than that: the greeting of an interview. */
export function partsOf({ content, asks }: Pick<Message, "content" | "asks">): {
  lead: string;
  rest: string;
} {
  const isEnd = asks !== undefined && asks !== content && content.endsWith(asks);
  return isEnd ? { lead: content.slice(0, -asks.length).trim(), rest: asks } : { lead: "", rest: content };
}
