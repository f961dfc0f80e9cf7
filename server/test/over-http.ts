import { onTestFinished } from "vitest";
import { createTestDatabase } from "./test-database.ts";

export type Line = { role: "user" | "assistant"; content: string };

/** An interview as somebody outside knows it: what the server has acknowledged, and the answer that is under way. */
export type Talk = { id: string; acknowledged: Line[]; pending: string | null; isComplete: boolean };

/** A database of its own for the running test. */
export async function emptyDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

/** Calls a server over HTTP. Throws what it answers unless that is 200. */
export const client =
  (url: string, token: string) =>
  async <T>(path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };

export type Client = ReturnType<typeof client>;

/** Adds so many people and begins the first interview of each. */
export async function beginTalks(call: Client, count: number): Promise<Talk[]> {
  const talks: Talk[] = [];
  for (let person = 0; person < count; person += 1) {
    const { id: interviewee } = await call<{ id: string }>("/users", { name: `Person ${person}` });
    const started = await call<{ id: string; first_question: string }>("/interviews/start-interview", {
      interview: { interviewee },
    });
    const first: Line = { role: "assistant", content: started.first_question };
    talks.push({ id: started.id, acknowledged: [first], pending: null, isComplete: false });
  }
  return talks;
}

/** Sends the pending answer (again, if it was cut off), or a new one. Throws when the server goes away. */
export async function takeTurn(call: Client, talk: Talk): Promise<void> {
  talk.pending ??= `Answer ${talk.acknowledged.length}: we lived by the river and my brother Jan rowed to school.`;
  const said: Line = { role: "user", content: talk.pending };
  const body = { id: talk.id, messages: [...talk.acknowledged, said] };
  const next = await call<{ next_question: string; progress: number }>("/interviews/get-question", body);
  talk.acknowledged.push(said, { role: "assistant", content: next.next_question });
  talk.pending = null;
  talk.isComplete = next.progress === 100;
}
