import type { KeptOutItem, Message } from "@saga/contract/interviews";

/** An answer as it was given here: where it belongs, its words, the recordings of a spoken one. */
type Given = { content: string; recordingIds?: readonly string[]; after: number };

/** Adds what the server stored, each message once, whichever answer of the server comes first. */
export const withStored = (stored: readonly Message[], incoming: readonly Message[]): readonly Message[] => {
  const known = new Set(stored.map((message) => message.id));
  return [...stored, ...incoming.filter((message) => !known.has(message.id))];
};

/** A spoken answer is known by its recordings: its words may have been filled in. */
const isStoredAs = (answer: Given, message: Message): boolean => {
  if (message.role !== "user") return false;
  if (!answer.recordingIds) return message.content === answer.content;
  return answer.recordingIds.join() === message.recording_ids?.join();
};

/** Answers that are not among the teller's messages from their place on; each message accounts for one answer. */
export const notStored = <Answer extends Given>(
  answers: readonly Answer[],
  messages: readonly Message[],
): readonly Answer[] => {
  const taken = new Set<number>();
  return answers.filter((answer) => {
    // Its words, or some of them, are gone from the server for good: they are not handed back.
    const { deleted_at, cut_at } = messages[answer.after] ?? {};
    if (deleted_at ?? cut_at) return false;
    const at = messages.findIndex(
      (message, index) => index >= answer.after && isStoredAs(answer, message) && !taken.has(index),
    );
    taken.add(at);
    return at < 0;
  });
};

const isKeptOut = (items: readonly KeptOutItem[], id: string): boolean =>
  items.some(({ message_id }) => message_id === id);

/** The messages with those marked that a turn keeps out of stories: its own answer, or one before it. */
export const withKeptOut = (
  messages: readonly Message[],
  items: readonly KeptOutItem[],
): readonly Message[] =>
  messages.map((message) => (isKeptOut(items, message.id) ? { ...message, is_private: true } : message));

/** The messages after something was let in: its answer stays out only where something else of what is left keeps it out. */
export const withLetIn = (
  messages: readonly Message[],
  { item, left }: { item: KeptOutItem; left: readonly KeptOutItem[] },
): readonly Message[] =>
  messages.map((message) =>
    message.id === item.message_id ? { ...message, is_private: isKeptOut(left, message.id) } : message,
  );

/** The same messages as the server has them now. */
export const asTheyStand = (messages: readonly Message[], now: readonly Message[]): readonly Message[] => {
  const standing = new Map(now.map((message) => [message.id, message]));
  return messages.map((message) => standing.get(message.id) ?? message);
};
