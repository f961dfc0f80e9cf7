import type { Message } from "@saga/contract/interviews";
import { partsOf } from "./turn-selectors.ts";

/** Where a subject was begun in a conversation: the question that began it. */
export type Chapter = {
  id: string /** Its place among the stored messages. */;
  place: number;
  title: string;
};

/** Fewer need no list. */
const fewest = 3;

/** The last sentence of what was said, which asks; thanks and what leads over to it stand before. */
const questionIn = (message: Message): string => {
  const { rest } = partsOf(message);
  const last = rest.match(/[^.!?…]+[.!?…]*\s*$/u)?.[0] ?? rest;
  // What is quoted before it may end with its mark.
  return last.replace(/^[\s”“"»’]+/u, "").trim() || rest;
};

/** The subjects of a conversation that were answered, in order; none where it is short or older than this was kept. */
export function chaptersOf(stored: readonly Message[]): Chapter[] {
  const chapters = stored.flatMap((message, place): Chapter[] => {
    const isBegun = message.role === "assistant" && message.move === "open";
    return isBegun && stored[place + 1] ? [{ id: message.id, place, title: questionIn(message) }] : [];
  });
  return chapters.length < fewest ? [] : chapters;
}
