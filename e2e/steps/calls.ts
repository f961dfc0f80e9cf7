import { type APIRequestContext, expect } from "@playwright/test";
import { answerTo, type Tongue } from "../answers/told.ts";
import type { SagaServer } from "../server.ts";
import { owner } from "./sign-in.ts";

/** What is not the subject of a test is prepared through the documented calls: a page makes them with its own cookies. */
export type Caller = { request: APIRequestContext };

export type StoredMessage = {
  id: string;
  role: "user" | "assistant";
  content: string;
  is_private: boolean;
  recording_ids?: string[];
  move?: string;
};
export type StoredInterview = {
  _id: string;
  messages: StoredMessage[];
  progress: number;
  recap: string | null;
  support: { text: string } | null;
};
export type Account = { id: string; name: string };

async function call<Answer>(page: Caller, [method, path, data]: [string, string, unknown?]): Promise<Answer> {
  const response = await page.request.fetch(`/api${path}`, { method, data });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** Signs the page's browser in with a code from the mail. */
export async function enter(
  { page, saga }: { page: Caller; saga: SagaServer },
  email = owner,
): Promise<Account> {
  await call(page, ["POST", "/auth/send-otp", { email }]);
  const otp = await saga.readCode(email);
  const { user } = await call<{ user: Account }>(page, ["POST", "/auth/verify-otp", { email, otp }]);
  return user;
}

/** Signs in somebody whose first sign-in is over. */
export async function enterAs(
  at: { page: Caller; saga: SagaServer },
  chosen: { role: "self" | "interviewer"; language: Tongue; email?: string },
): Promise<Account> {
  const { email, ...rest } = chosen;
  const account = await enter(at, email);
  await call(at.page, ["PUT", `/users/${account.id}`, { ...rest, has_logged_in: true }]);
  return account;
}

export const addPerson = (page: Caller, person: Record<string, unknown>): Promise<Account> =>
  call(page, ["POST", "/users", { has_logged_in: false, ...person }]);

export async function startInterview(
  page: Caller,
  interview: { interviewee?: string; number: number; language: Tongue },
): Promise<string> {
  const answer = await call<{ id: string }>(page, ["POST", "/interviews/start-interview", { interview }]);
  return answer.id;
}

export const readInterview = (page: Caller, id: string): Promise<StoredInterview> =>
  call(page, ["GET", `/interviews/${id}`]);

/** Answers through the calls, `count` times or until the teller has finished the interview; gives the progress. */
export async function tell(
  page: Caller,
  { id, tongue, count = 80 }: { id: string; tongue: Tongue; count?: number },
): Promise<number> {
  let { messages, progress } = await readInterview(page, id);
  for (let index = 0; index < count && progress < 100; index += 1) {
    const offset = messages.length;
    const content = answerTo(messages.at(-1)?.move, { tongue, index: offset >> 1 });
    const sent = [{ role: "user", content }];
    const next = await call<{ progress: number; messages: StoredMessage[] }>(page, [
      "POST",
      "/interviews/get-question",
      { id, offset, messages: sent },
    ]);
    progress = next.progress;
    messages = [...messages, ...next.messages];
  }
  return progress;
}

/** Gives one answer in the teller's own words. */
export async function say(page: Caller, { id, content }: { id: string; content: string }): Promise<void> {
  const { messages } = await readInterview(page, id);
  const sent = { id, offset: messages.length, messages: [{ role: "user", content }] };
  await call(page, ["POST", "/interviews/get-question", sent]);
}

export const writeStory = (
  page: Caller,
  order: { interview_ids: string[]; length: number; language: Tongue },
): Promise<{ id: string }> => call(page, ["POST", "/stories", { style: "first-person", ...order }]);
