import type { Language } from "@saga/contract/vocabulary";
import type { Caller } from "./caller.ts";

type Line = { role: "user" | "assistant"; content: string };

export type Conversation = {
  id: string;
  messages: Line[];
  progress: number;
};

/** Starts the first interview of the caller, or of the interviewee named. */
export async function begin(
  caller: Caller,
  options: { interviewee?: string; number?: 1 | 2 | 3; language?: Language } = {},
): Promise<Conversation> {
  const { number = 1, ...rest } = options;
  const started = await caller.call("startInterview", { body: { interview: { number, ...rest } } });
  return {
    id: started.id,
    messages: started.messages.map(({ role, content }) => ({ role, content })),
    progress: started.progress,
  };
}

/** Answers the last question and takes the next one in. */
export async function answer(
  caller: Caller,
  conversation: Conversation,
  content: string,
): Promise<Conversation> {
  const messages: Line[] = [...conversation.messages, { role: "user", content }];
  const next = await caller.call("getQuestion", { body: { id: conversation.id, messages } });
  return {
    id: conversation.id,
    messages: [...messages, { role: "assistant", content: next.next_question }],
    progress: next.progress,
  };
}

/** The conversation as it is stored now, as a browser reads it after something was deleted; `messages` with all that is known of them. */
export async function readAnew(caller: Caller, conversation: Conversation) {
  const { messages } = await caller.call("getInterview", { params: { id: conversation.id } });
  const lines = messages.map(({ role, content }): Line => ({ role, content }));
  return { talk: { ...conversation, messages: lines }, messages };
}
