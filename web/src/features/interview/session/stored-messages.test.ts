import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { describe, expect, it } from "vitest";
import { after, first, give, message, opened, second, told } from "./interview-session.fixture.ts";

const keptOut = (id: string, message_id: string | null): KeptOutItem => ({
  id,
  kind: "erased",
  message_id,
  words: "",
  created_at: "2026-01-01T00:00:00.000Z",
});
const asking = message("m4", "user", "Please delete what I just said.");
const third = message("m5", "assistant", "It is taken out. Where did you go to school?");
const reply = (kept_out?: KeptOutItem[]) => ({
  type: "questionAsked" as const,
  reply: {
    progress: 5,
    messages: [asking, third],
    support: null,
    notice: null,
    ...(kept_out ? { kept_out } : {}),
  },
});
const erased = keptOut("k1", told.id);
const takenBack = after(
  opened([first, told, second]),
  give(asking.content, 3),
  { type: "askStarted" },
  reply([erased]),
);
const outIn = (messages: readonly Message[]) =>
  messages.filter(({ is_private }) => is_private).map(({ id }) => id);

describe("what is kept out of stories", () => {
  it("an earlier answer that is taken back is marked at once", () => {
    expect(outIn(takenBack.stored)).toEqual([told.id]);
  });

  it("a turn that keeps nothing out marks nothing", () => {
    const plain = after(opened([first, told, second]), give("Yes.", 3), { type: "askStarted" }, reply());
    expect(outIn(plain.stored)).toEqual([]);
  });

  it("an answer that is let in again loses its mark", () => {
    expect(outIn(after(takenBack, { type: "letIn", item: erased, left: [] }).stored)).toEqual([]);
  });

  it("an answer that something else keeps out stays out", () => {
    const left = [keptOut("k2", told.id)];
    expect(outIn(after(takenBack, { type: "letIn", item: erased, left }).stored)).toEqual([told.id]);
  });

  it("a matter that is let in changes no answer", () => {
    const matter = keptOut("k3", null);
    expect(outIn(after(takenBack, { type: "letIn", item: matter, left: [erased] }).stored)).toEqual([
      told.id,
    ]);
  });
});

it("words that were deleted for good are not handed back to a browser that still waits to send them", () => {
  const deleted = { ...told, content: "", deleted_at: "2026-01-02T00:00:00.000Z" };
  const unsent = [{ key: "a", content: told.content, after: 1 }];
  const session = opened([first, deleted, second], { unsent });
  expect(session.handedBack).toBe("");
  expect(session.unsent).toEqual([]);
  const other = opened([first, { ...told, content: "Nothing." }, second], { unsent });
  expect(other.handedBack).toBe(told.content);
});
