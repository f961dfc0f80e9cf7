import type { Language } from "@saga/contract/vocabulary";
import { sentences } from "#language/text.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import type { Said } from "../stories/said.ts";
import { type MayPrint, printingRules } from "./printable.ts";

/** Part of a message that may be printed; characters of its content, end excluded. */
export type PrintableMessage = {
  message: StoredMessage;
  text: string;
  mayPrint: (from: number, to: number) => boolean;
};

/**
 * What of an interview may be printed: answers that are kept out are not, nor the words in which Saga took them up, nor sentences
 * that touch a matter which is to be left alone.
 */
export function printableInterview(
  messages: readonly StoredMessage[],
  said: Said,
): { messages: PrintableMessage[]; leftOut: number; mayPrint: MayPrint } {
  const language = (said.reached[0]?.interview.language ?? "en") as Language;
  const mayPrint = printingRules(said, language);
  let leftOut = 0;
  const kept: PrintableMessage[] = [];
  for (const [index, message] of messages.entries()) {
    if (message.content === "") continue;
    const isAfterHidden = message.role === "assistant" && messages[index - 1]?.is_private === 1;
    const all = sentences(message.content, language);
    const free = all.filter(({ text }) => mayPrint({ text, sources: [message.id] }));
    if (isAfterHidden || free.length === 0) {
      leftOut += message.role === "user" ? 1 : 0;
      continue;
    }
    leftOut += free.length < all.length ? 1 : 0;
    kept.push({
      message,
      text: free.length === all.length ? message.content : free.map(({ text }) => text).join(" "),
      mayPrint: (from, to) => !all.some((each) => !free.includes(each) && each.start < to && each.end > from),
    });
  }
  return { messages: kept, leftOut, mayPrint };
}
