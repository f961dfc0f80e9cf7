import { describe, expect, it } from "vitest";
import { createMemoryRepository } from "../src/features/interviews/memory.repository.ts";
import { answer, begin } from "./interviewing.ts";
import { replyWith, standInModel } from "./model-stand-in.ts";
import { record } from "./recorded.ts";
import { admin, startSaga, type TestSaga } from "./test-saga.ts";

const post = async (saga: TestSaga, path: string, sent: { body: object; headers?: Record<string, string> }) =>
  (
    await saga.app.request(`http://saga.test/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...sent.headers },
      body: JSON.stringify(sent.body),
    })
  ).status;

describe("a page elsewhere", () => {
  it("changes nothing with the cookie, even where the browser names no origin", async () => {
    const saga = await startSaga();
    const { token } = await saga.signIn(admin);
    const from = (site: string) =>
      post(saga, "/users", {
        body: { name: "Elsa" },
        headers: { cookie: `saga_session=${token}`, "sec-fetch-site": site },
      });
    expect(await from("cross-site")).toBe(403);
    expect(await from("same-origin")).toBe(200);
  });
});

describe("a network", () => {
  /** Calls from changing addresses that the caller itself names, until one is refused; at most so often. */
  const untilRefused = async (call: (index: number) => Promise<number>, most: number): Promise<number> => {
    for (let index = 0; index < most; index += 1) if ((await call(index)) === 429) return index;
    return most;
  };
  const named = (index: number) => ({ "x-forwarded-for": `203.0.113.${index % 250}` });

  it("asks for codes of a hundred addresses in a quarter of an hour, whatever addresses it says it has", async () => {
    const saga = await startSaga();
    const ask = (index: number) =>
      post(saga, "/auth/send-otp", { body: { email: `nobody${index}@example.org` }, headers: named(index) });
    expect(await untilRefused(ask, 130)).toBe(100);
  });

  it("tries a hundred codes in a quarter of an hour, for whichever accounts", async () => {
    const saga = await startSaga();
    const enter = (index: number) =>
      post(saga, "/auth/verify-otp", {
        body: { email: `nobody${index}@example.org`, otp: "123456" },
        headers: named(index),
      });
    expect(await untilRefused(enter, 130)).toBe(100);
  });
});

describe("a recording that became an answer", () => {
  const answered = async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id, messages } = await begin(anna);
    const kept = await record(anna, id);
    const spoken = { role: "user" as const, content: "We lived by the river.", recording_ids: [kept.id] };
    const next = await anna.call("getQuestion", { body: { id, messages: [...messages, spoken] } });
    const told = [...messages, spoken, { role: "assistant" as const, content: next.next_question }];
    return { anna, id, kept, told };
  };

  it("cannot be discarded", async () => {
    const { anna, id, kept } = await answered();
    const params = { id, recording: kept.id };
    expect((await anna.refused("discardRecording", { params })).error.code).toBe("recordings.in_use");
    const { data } = await anna.call("listRecordings", { params: { id } });
    expect(data.map((one) => one.id)).toEqual([kept.id]);
  });

  it("stands in its answer once", async () => {
    const { anna, id, told } = await answered();
    const { id: kept } = await record(anna, id);
    const twice = { role: "user" as const, content: "", recording_ids: [kept, kept] };
    const refused = await anna.refused("getQuestion", { body: { id, messages: [...told, twice] } });
    expect(refused.error.code).toBe("recordings.in_use");
  });

  it("becomes no other answer", async () => {
    const { anna, id, kept, told } = await answered();
    const again = { role: "user" as const, content: "And again.", recording_ids: [kept.id] };
    const refused = await anna.refused("getQuestion", { body: { id, messages: [...told, again] } });
    expect(refused.error.code).toBe("recordings.in_use");
  });
});

describe("an answer that is kept private", () => {
  it("stands in no prompt of a model, and no note made of it does", async () => {
    const model = standInModel(() => replyWith("Go on about your mother."));
    const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
    const anna = await saga.join("anna@example.org");
    const talk = await answer(
      anna,
      await begin(anna),
      "My mother Anna hid a blue suitcase under the stairs.",
    );
    const { id: message_id } = await saga.db
      .selectFrom("messages")
      .select("id")
      .where("role", "=", "user")
      .executeTakeFirstOrThrow();
    const note = { messageId: message_id, text: "She hid a suitcase." };
    const memory = createMemoryRepository(saga.db);
    await memory.addNotes({ notes: [note], now: "2026-11-01T12:00:00.000Z" }, saga.db);
    const prompted = () => JSON.stringify(model.requests.at(-1)?.parts);
    const further = await answer(anna, talk, "My brother Jan baked bread with my mother every Saturday.");
    expect(prompted()).toContain("suitcase");
    await saga.db.updateTable("messages").set({ is_private: 1 }).where("id", "=", message_id).execute();
    await answer(anna, further, "The bread was dark, and we ate it with salt on the steps of the house.");
    expect(model.requests.length).toBeGreaterThan(2);
    expect(prompted()).not.toContain("suitcase");
  });
});
