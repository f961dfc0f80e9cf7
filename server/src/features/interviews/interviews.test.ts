import type { ErrorBody } from "@saga/contract/errors";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { record } from "../../../test/recorded.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

const told =
  "I grew up in a small house near Gdańsk with my mother Anna and my brother Jan. It smelled of bread.";

describe("an interview", () => {
  it("begins with a question and returns the same one when it is started again", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const body = {
      system_prompt: "",
      bio: "",
      interview: { number: 1, title: "Interview 1: Overview" },
    } as const;
    const first = await anna.call("startInterview", { body });
    expect(first.first_question).toMatch(/[.?]$/);
    expect(first.messages).toHaveLength(1);
    expect(await anna.call("startInterview", { body })).toEqual(first);
  });

  it("is started once by two windows at the same moment", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const started = await Promise.all([1, 2, 3, 4].map(() => begin(anna)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });

  it("asks in the language of the person", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const firsts = new Set<string>();
    for (const language of ["en", "sv", "it", "pl"] as const) {
      const person = await anna.call("createUser", { body: { name: language, language } });
      const started = await anna.call("startInterview", { body: { interview: { interviewee: person.id } } });
      expect(started.language).toBe(language);
      firsts.add(started.first_question);
    }
    expect(firsts.size).toBe(4);
  });

  it("keeps the second locked until the first is complete", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const second = { body: { interview: { number: 2 } } };
    expect((await anna.refused("startInterview", second)).error.code).toBe("interviews.locked");
    const first = await begin(anna);
    expect((await anna.refused("startInterview", second)).error.code).toBe("interviews.locked");
    await saga.db.updateTable("interviews").set({ progress: 100 }).where("id", "=", first.id).execute();
    expect((await begin(anna, { number: 2 })).messages).toHaveLength(1);
  });

  it("stores the answer with the next question, in order, with ids that never change", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await answer(anna, await begin(anna), told);
    const read = () => anna.call("getInterview", { params: { id: talk.id } });
    const stored = await read();
    expect(stored.messages.map(({ role, content }) => ({ role, content }))).toEqual(talk.messages);
    expect(stored.progress).toBe(talk.progress);
    await answer(anna, talk, "My father built boats by the river.");
    expect((await read()).messages.slice(0, 3)).toEqual(stored.messages);
  });

  it("returns the same question when the call is repeated, and stores nothing twice", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const messages = [...talk.messages, { role: "user" as const, content: told }];
    const ask = () => anna.call("getQuestion", { body: { id: talk.id, messages } });
    const first = await ask();
    expect(await ask()).toEqual(first);
    const parallel = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(parallel.map(({ next_question }) => next_question))).toEqual(
      new Set([first.next_question]),
    );
    const stored = await anna.call("getInterview", { params: { id: talk.id } });
    expect(stored.messages).toHaveLength(3);
  });

  it("takes one of two answers that two windows send, and shows the other window what happened", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const next = await answer(anna, talk, told);
    const messages = [...talk.messages, { role: "user", content: "Something else entirely." }];
    const { status, error } = await anna.refused("getQuestion", { body: { id: talk.id, messages } });
    expect([status, error.code]).toEqual([409, "interviews.conflict"]);
    const version = error.details as { progress: number; messages: { role: string; content: string }[] };
    expect(version.messages.map(({ content }) => content)).toEqual(
      next.messages.map(({ content }) => content),
    );
    expect(version.progress).toBe(next.progress);
  });

  it("believes no transcript, progress or model that a browser makes up", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const forged = [
      ...talk.messages,
      { role: "assistant", content: "Forged" },
      { role: "user", content: "Yes" },
    ];
    expect((await anna.refused("getQuestion", { body: { id: talk.id, messages: forged } })).status).toBe(409);
    const body = { id: talk.id, messages: talk.messages, progress: 100, model: "gpt-4o-mini" as const };
    expect((await anna.call("saveInterview", { body })).progress).toBe(0);
    const stored = await anna.call("getInterview", { params: { id: talk.id } });
    expect([stored.progress, stored.model, stored.messages.length]).toEqual([0, "gpt-4o", 1]);
  });

  it("never gets shorter by being saved", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await answer(anna, await begin(anna), told);
    for (const messages of [[], talk.messages.slice(0, 1), talk.messages]) {
      expect((await anna.call("saveInterview", { body: { id: talk.id, messages } })).messages).toBe(3);
      expect((await anna.call("finishInterview", { body: { id: talk.id, messages } })).messages).toBe(3);
    }
  });

  it("stores an answer that is only saved, and asks on from it later", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const messages = [...talk.messages, { role: "user" as const, content: told }];
    expect((await anna.call("saveInterview", { body: { id: talk.id, messages } })).messages).toBe(2);
    const next = await anna.call("getQuestion", { body: { id: talk.id, messages } });
    expect(next.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    const stored = await anna.call("getInterview", { params: { id: talk.id } });
    expect(stored.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
  });

  it("takes only the end of a long interview, when the caller says how much comes before", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await answer(anna, await answer(anna, await begin(anna), told), "My father built boats.");
    const messages = [
      ...talk.messages.slice(-1),
      { role: "user" as const, content: "He sang while he worked." },
    ];
    const next = await anna.call("getQuestion", { body: { id: talk.id, offset: 4, messages } });
    expect(next.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    const beyond = { id: talk.id, offset: 40, messages: [] };
    expect((await anna.refused("getQuestion", { body: beyond })).error.code).toBe("interviews.conflict");
    const waiting = await anna.call("getQuestion", { body: { id: talk.id, offset: 7, messages: [] } });
    expect(waiting.next_question).toBe(next.next_question);
  });

  it("keeps what a database can keep of odd characters, and knows the answer again", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const odd = "We \u0000 danced \ud800 all night 💃 „tak”";
    const body = { id: talk.id, messages: [...talk.messages, { role: "user" as const, content: odd }] };
    const first = await anna.call("getQuestion", { body });
    expect(await anna.call("getQuestion", { body })).toEqual(first);
    expect(first.messages[0]?.content).toBe("We  danced \ufffd all night 💃 „tak”");
  });

  it("passes over a question for good, once, however often the call is repeated", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const body = { id: talk.id, messages: talk.messages, skip: true };
    const other = await anna.call("getQuestion", { body });
    expect(other.next_question).not.toBe(talk.messages[0]?.content);
    expect((await anna.call("getQuestion", { body })).next_question).toBe(other.next_question);
    const stored = await anna.call("getInterview", { params: { id: talk.id } });
    expect(stored.messages.map(({ role }) => role)).toEqual(["assistant", "assistant"]);
  });

  it("streams the words of the question and ends with the whole answer", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const messages = [...talk.messages, { role: "user", content: told }];
    const response = await anna.request("/api/interviews/get-question", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ id: talk.id, messages }),
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = (await response.text())
      .trim()
      .split("\n\n")
      .map((frame) => /^event: (\w+)\ndata: (.*)$/s.exec(frame))
      .map((match) => ({ event: match?.[1], data: JSON.parse(match?.[2] ?? "null") }));
    const done = events.at(-1);
    expect(done?.event).toBe("done");
    const words = events.filter(({ event }) => event === "delta").map(({ data }) => data.text);
    expect(words.length).toBeGreaterThan(3);
    expect(words.join("")).toBe(done?.data.next_question);
  });

  it("answers a refused stream with an ordinary error", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const response = await anna.request("/api/interviews/get-question", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ id: "unknown", messages: [] }),
    });
    expect(response.status).toBe(404);
    expect(((await response.json()) as ErrorBody).error.code).toBe("interviews.not_found");
  });

  it("takes no further answers when it is complete", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await answer(anna, await begin(anna), told);
    await saga.db.updateTable("interviews").set({ progress: 100 }).where("id", "=", talk.id).execute();
    const body = { id: talk.id, messages: [...talk.messages, { role: "user", content: "One more thing." }] };
    expect((await anna.refused("getQuestion", { body })).error.code).toBe("interviews.complete");
    const last = await anna.call("getQuestion", {
      body: { id: talk.id, messages: talk.messages, skip: true },
    });
    expect(last.next_question).toBe(talk.messages.at(-1)?.content);
  });

  it("is listed newest first, with or without its messages", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const mother = await anna.call("createUser", { body: { name: "Ingrid", language: "sv" } });
    const own = await begin(anna);
    saga.clock.pass(60);
    const hers = await begin(anna, { interviewee: mother.id });
    const body = [anna.user.id, mother.id];
    const listed = await anna.call("getInterviews", { query: {}, body });
    expect(listed.map(({ _id }) => _id)).toEqual([hers.id, own.id]);
    expect(listed[0]).toMatchObject({ subject: "Ingrid", language: "sv", message_count: 1 });
    expect(listed[0]?.messages).toHaveLength(1);
    const short = await anna.call("getInterviews", { query: { messages: "0" }, body });
    expect(short[0]?.messages).toEqual([]);
    saga.clock.pass(60);
    await answer(anna, own, told);
    const now = await anna.call("getInterviews", { query: {}, body });
    expect(now.map(({ _id }) => _id)).toEqual([own.id, hers.id]);
  });

  it("takes a spoken answer of any length and goes on after it, and refuses a written one that is too long", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const content = `${told} `.repeat(400).trim();
    const written = { id: talk.id, messages: [...talk.messages, { role: "user" as const, content }] };
    const refused = await anna.refused("getQuestion", { body: written });
    expect([refused.status, refused.error.code]).toEqual([400, "request.invalid"]);
    const { id } = await record(anna, talk.id);
    const spoken = { role: "user" as const, content, recording_ids: [id] };
    const next = await anna.call("getQuestion", {
      body: { id: talk.id, messages: [...talk.messages, spoken] },
    });
    expect(next.messages[0]).toMatchObject({ content, recording_id: id });
    const known = [
      ...talk.messages,
      { role: "user" as const, content },
      { role: "assistant" as const, content: next.next_question },
    ];
    const after = await answer(anna, { id: talk.id, messages: known, progress: next.progress }, told);
    expect(after.messages).toHaveLength(5);
  });

  it("is out of reach for everybody but the family and administrators, whose reading is written down", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bo = await saga.join("bo@example.org");
    const talk = await begin(anna);
    const params = { id: talk.id };
    expect((await bo.refused("getInterview", { params })).error.code).toBe("interviews.not_found");
    const snapshot = { id: talk.id, messages: [...talk.messages, { role: "user", content: "Not mine" }] };
    for (const name of ["getQuestion", "saveInterview", "finishInterview"] as const) {
      expect((await bo.refused(name, { body: snapshot })).error.code).toBe("interviews.not_found");
    }
    expect((await bo.refused("getInterviews", { body: [anna.user.id] })).status).toBe(404);
    const owner = await saga.signIn(admin);
    const traces = async () =>
      (
        await saga.db.selectFrom("audit_log").selectAll().where("action", "=", "interview.read").execute()
      ).map(({ actor_id, subject_id }) => [actor_id, subject_id]);
    const calls = [
      () => owner.call("getInterview", { params }),
      () => owner.call("startInterview", { body: { interview: { number: 1, interviewee: anna.user.id } } }),
      () => owner.call("listRecordings", { params }),
      () => owner.refused("createStory", { body: { interview_ids: [talk.id] } }),
    ];
    for (const call of calls) {
      const before = (await traces()).length;
      await call();
      const left = (await traces()).slice(before);
      expect([...new Set(left.map(String))]).toEqual([`${owner.user.id},${talk.id}`]);
    }
  });
});
