import type { Interview, KeptOutItem, Message, Support } from "@saga/contract/interviews";
import type { Language } from "@saga/contract/vocabulary";
import { packs } from "#language/packs.ts";
import type { StoredInterview, StoredKeptOut, StoredMessage } from "./interview.ts";
import { aboutIn, cutAt, deletedAt, heardIn, moveIn, tells } from "./turn-record.ts";

/** A stored message as the calls show it. */
export const presentMessage = (message: StoredMessage): Message => ({
  id: message.id,
  role: message.role as Message["role"],
  content: message.content,
  created_at: message.created_at,
  is_private: message.is_private === 1,
  ...(message.role === "user" && !tells(message) ? { is_talk: true } : {}),
  ...spokenIn(message.recordings),
  ...turnIn(message),
  ...deletionOf(message),
});

const deletionOf = (message: StoredMessage): Pick<Message, "deleted_at" | "cut_at"> => {
  const deleted_at = deletedAt(message);
  if (deleted_at) return { deleted_at };
  const cut_at = cutAt(message);
  return cut_at ? { cut_at } : {};
};

const turnIn = (message: StoredMessage): Pick<Message, "move" | "asks" | "confirm"> => {
  const done = moveIn(message);
  if (!done) return {};
  const { move, asks, confirm } = done;
  return { move, ...(asks ? { asks } : {}), ...(confirm ? { confirm } : {}) };
};

const spokenIn = (stored: string | null): Pick<Message, "recording_id" | "recording_ids"> => {
  const ids = stored === null ? [] : (JSON.parse(stored) as string[]);
  return ids[0] ? { recording_id: ids[0], recording_ids: ids } : {};
};

/** A stored interview as the calls show it; `subject` is the name of the person it is about. */
export const presentInterview = (
  interview: StoredInterview,
  more: { subject: string; messages: StoredMessage[]; spokenMs: number; isLeftAlone?: boolean },
): Interview & { message_count: number } => ({
  _id: interview.id,
  title: interview.title,
  number: interview.number,
  about: aboutIn(interview),
  ...(more.isLeftAlone ? { is_left_alone: true } : {}),
  interviewee: interview.interviewee_id,
  language: interview.language as Interview["language"],
  model: interview.model,
  subject: more.subject,
  preview: interview.preview,
  progress: interview.progress,
  duration: more.spokenMs > 0 ? Math.max(1, Math.round(more.spokenMs / 60_000)) : null,
  messages: more.messages.map(presentMessage),
  message_count: interview.message_count,
  created_at: interview.created_at,
  last_opened: interview.last_opened,
});

/** Lines of help, when one of these turns offers support: also when the call that stored it is repeated. */
export function presentSupport(messages: StoredMessage[], language: Language): Support | null {
  const isOffered = messages.some((message) => {
    const done = moveIn(message);
    return done?.move === "support" || done?.also.includes("support");
  });
  if (!isOffered) return null;
  const { support, helpLines } = packs[language].phrases;
  return { text: support, lines: helpLines.map((line) => ({ ...line, regions: [...line.regions] })) };
}

/** What was heard in the last of these answers, and what the last question does. */
export function presentTurn(messages: StoredMessage[]) {
  const answer = messages.findLast(({ role }) => role === "user");
  const question = messages.findLast(({ role }) => role === "assistant");
  const heard = answer ? heardIn(answer) : null;
  const done = question ? moveIn(question) : null;
  return {
    heard: heard && { intent: heard.intent, ...(heard.about ? { about: heard.about } : {}) },
    move: done?.move ?? null,
    also: done?.also ?? [],
    ...(done?.erased ? { words_deleted: true as const } : {}),
  };
}

/** What is kept out, as the calls show it; a matter has words, an answer its id. */
export const presentKeptOut = ({
  id,
  kind,
  message_id,
  stems,
  words,
  created_at,
}: StoredKeptOut): KeptOutItem => ({
  id,
  kind: kind as KeptOutItem["kind"],
  message_id: stems === "[]" && words === "" ? message_id : null,
  // What is only not asked about is not offered for deletion.
  ...(stems === "[]" && kind !== "not_asked" ? { answer_id: message_id } : {}),
  words,
  created_at,
});
