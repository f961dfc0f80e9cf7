import { randomUUID } from "node:crypto";
import type { About } from "@saga/contract/family-asks";
import type { Caller } from "../../../test/caller.ts";
import { answer, type Conversation } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

export const photograph = new Uint8Array(Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"));

/** Karen, whose family it is, with her mother Winifred and her uncle Basil. */
export async function withWinifred() {
  const saga = await startSaga();
  const karen = await saga.join("karen@example.org");
  const { id: life } = await karen.call("createUser", { body: { name: "Winifred", relationship: "mother" } });
  const basil = randomUUID();
  const people = [{ id: basil, name: "Basil Rowe" }];
  await karen.call("changeFamily", { body: { id: randomUUID(), what: "Basil", people } });
  const start = (about: About) => karen.call("startAbout", { params: { id: life }, body: { about } });
  const listed = () => karen.call("getInterviews", { query: { messages: "0" }, body: [life] });
  return { saga, karen, life, basil, start, listed };
}

export const school: About = { kind: "chapter", id: "school" };

export const opened = async (caller: Caller, id: string): Promise<Conversation> => {
  const { messages, progress } = await caller.call("getInterview", { params: { id } });
  return { id, messages, progress };
};

export const lines = [
  "Mrs Pell taught us in the big room by the harbour, and she had a bell with a wooden handle.",
  "We were forty on the benches, and the stove was lit by whoever came first in the morning.",
  "I sat beside Nora Keast, who could draw horses, and we laughed until we were put outside.",
  "The road to school went along the shore, and in winter the spray came over the wall.",
];

/** Tells until it is offered to end, and ends. */
export const tellToTheEnd = async (caller: Caller, id: string): Promise<Conversation> => {
  let talk = await opened(caller, id);
  for (let at = 0; talk.progress < 100 && at < 25; at += 1) {
    const { messages } = await caller.call("getInterview", { params: { id } });
    const isEnd = messages.at(-1)?.move === "close";
    talk = await answer(caller, talk, isEnd ? "No, that is all." : `${lines[at % 4]} That was week ${at}.`);
  }
  return talk;
};
