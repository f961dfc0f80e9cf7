import type { KeptOutItem, Message } from "@saga/contract/interviews";

/** How a thing that is kept out is named: a sentence, and the teller's own words for it where there are any. */
export type Named = { sentence: string; words: string };

const answers: Record<KeptOutItem["kind"], string> = {
  secret: "An answer that was never told before.",
  erased: "An answer that was taken back.",
  crisis: "An answer from a hard moment.",
  not_printed: "An answer that is not for print.",
  not_asked: "Something that is left alone.",
};

/** Of a matter: never the passage, only what the teller called it. */
export function nameOf({ kind, words }: Pick<KeptOutItem, "kind" | "words">): Named {
  if (words === "") return { sentence: answers[kind], words };
  if (kind === "not_printed") return { sentence: "Not for print:", words };
  if (kind === "not_asked") return { sentence: "Left alone:", words };
  return { sentence: answers[kind], words };
}

/** Where it stands: which answer it is, or that it counts wherever it is told; empty for an answer of another interview. */
export function placeOf(item: KeptOutItem, messages: readonly Message[]): string {
  if (item.message_id === null) return "Wherever it is told.";
  const told = messages.filter(({ role }) => role === "user");
  const index = told.findIndex(({ id }) => id === item.message_id);
  return index < 0 ? "" : `Answer ${index + 1} of this interview.`;
}

/** What follows from letting it in. */
export function consequenceOf({ kind, message_id }: Pick<KeptOutItem, "kind" | "message_id">): string {
  if (kind === "not_asked") return "Saga may then ask about it again, and it may stand in stories.";
  if (message_id === null) return "It may then stand in stories, wherever it is told.";
  return "This answer may then stand in stories, and Saga may come back to it.";
}

/** Words of the button that opens the list. */
export const countWords = (count: number): string => `Kept out of stories: ${count}`;
