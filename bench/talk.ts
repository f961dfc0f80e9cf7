import type { Client } from "./http-client.ts";

type Line = { role: "user" | "assistant"; content: string };

/** A conversation with one person over the three interviews, as a browser holds it. */
export type Talk = {
  person: string;
  number: number;
  interview: string;
  messages: Line[];
  /** Turns of this person, over all interviews. */
  turns: number;
  isComplete: boolean;
};

/** `whole`: the call sends all messages, as the specification does; `end`: only the last ones, with their offset. */
export type Sending = "whole" | "end";

type Started = { id: string; first_question: string };
type Asked = { next_question: string; progress: number };

async function startInterview(client: Client, person: string, number: number): Promise<Talk> {
  const interview = { interviewee: person, number, language: "en" };
  const started = await client.post<Started>("/api/interviews/start-interview", { interview });
  const messages: Line[] = [{ role: "assistant", content: started.first_question }];
  return { person, number, interview: started.id, messages, turns: 0, isComplete: false };
}

/** Adds a person and begins the first interview. */
export async function beginTalk(client: Client): Promise<Talk> {
  const { id } = await client.post<{ id: string }>("/api/users", { name: "Somebody", language: "en" });
  return startInterview(client, id, 1);
}

/** The next interview of the same person; another person's first one after the third. */
export async function goOn(client: Client, talk: Talk): Promise<Talk> {
  if (talk.number === 3) return beginTalk(client);
  return { ...(await startInterview(client, talk.person, talk.number + 1)), turns: talk.turns };
}

/** What a turn sends: with `end`, the last question and the answer. */
export function turnBody(talk: Talk, answer: string, sending: Sending) {
  const said: Line = { role: "user", content: answer };
  const offset = sending === "end" ? talk.messages.length - 1 : 0;
  return { id: talk.interview, offset, messages: [...talk.messages.slice(offset), said] };
}

/** Tells the answer and hears the next question. Answers the milliseconds from the call to its reply. */
export async function takeTurn(client: Client, talk: Talk, turn: { answer: string; sending: Sending }) {
  const body = turnBody(talk, turn.answer, turn.sending);
  const begin = performance.now();
  const asked = await client.post<Asked>("/api/interviews/get-question", body);
  const ms = performance.now() - begin;
  const said: Line = { role: "user", content: turn.answer };
  talk.messages.push(said, { role: "assistant", content: asked.next_question });
  talk.turns += 1;
  talk.isComplete = asked.progress === 100;
  return ms;
}
