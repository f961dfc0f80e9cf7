import type { StoredMessage } from "../interviews/interview.ts";
import { moveIn } from "../interviews/turn-record.ts";

/** Questions that stay with what was being told, and those that lead to another matter. */
export const staying: ReadonlySet<string> = new Set(["follow_up", "stay_gently"]);
export const away: ReadonlySet<string> = new Set(["open", "return", "close"]);

/** Does a question do any of these? */
export const does = (question: StoredMessage | undefined, moves: ReadonlySet<string>): boolean => {
  const done = moveIn(question ?? { move: null });
  return done !== null && [done.move, ...done.also].some((move) => moves.has(move));
};

/** By answer: the question that it was given to. */
export const questionsBefore = (
  messages: readonly StoredMessage[],
): Map<string, StoredMessage | undefined> => {
  let question: StoredMessage | undefined;
  const found = new Map<string, StoredMessage | undefined>();
  for (const message of messages) {
    if (message.role === "assistant") question = message;
    else found.set(message.id, question);
  }
  return found;
};
