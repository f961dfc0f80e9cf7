import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { record } from "../../../test/recorded.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";
import { createInterviewListRepository } from "./interview-list.repository.ts";
import { createInterviewList } from "./interview-list.service.ts";

const told = "I was born in 1938 in Sunne, in a red house by the lake.";

async function interviewer() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const add = async (name: string) => (await anna.call("createUser", { body: { name } })).id;
  return { saga, anna, add };
}

describe("removing", () => {
  it("an interviewee takes along interviews and recordings", async () => {
    const { saga, anna, add } = await interviewer();
    const elsa = await add("Elsa");
    const talk = await answer(anna, await begin(anna, { interviewee: elsa }), told);
    await record(anna, talk.id);
    const folder = join(saga.config.dataDir, "recordings");
    expect(await readdir(folder)).toContain(talk.id);
    const { id } = await anna.call("deleteUser", { params: { id: elsa } });
    await until(async () => (await anna.call("getRemoval", { params: { id } })).state === "removed" || null);
    expect(await readdir(folder)).not.toContain(talk.id);
    expect((await anna.refused("getInterview", { params: { id: talk.id } })).status).toBe(404);
    expect((await anna.refused("deleteUser", { params: { id: elsa } })).error.code).toBe("people.not_found");
    for (const table of ["interviews", "messages", "recordings", "ledgers"] as const)
      expect(await saga.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("an account takes along its interviewees and ends its sessions, and is written down", async () => {
    const { saga, anna, add } = await interviewer();
    await answer(anna, await begin(anna, { interviewee: await add("Elsa") }), told);
    const owner = await saga.signIn(admin);
    await owner.call("deleteUser", { params: { id: anna.user.id } });
    expect((await anna.refused("session", {})).status).toBe(401);
    expect(await saga.db.selectFrom("interviews").selectAll().execute()).toEqual([]);
    const log = await owner.call("auditLog", { query: { person: anna.user.id } });
    expect(log.data.map(({ action }) => action)).toContain("person.removed");
    expect((await saga.stranger.refused("sendOtp", { body: { email: "anna@example.org" } })).status).toBe(
      403,
    );
  });

  it("an administrator is refused", async () => {
    const { saga } = await interviewer();
    const owner = await saga.signIn(admin);
    const { error } = await owner.refused("deleteUser", { params: { id: owner.user.id } });
    expect(error.code).toBe("people.is_administrator");
  });

  it("while an answer is being given ends in one of the two, and nothing between", async () => {
    const { saga, anna, add } = await interviewer();
    const elsa = await add("Elsa");
    const talk = await begin(anna, { interviewee: elsa });
    const messages = [...talk.messages, { role: "user", content: told }];
    const [answered, removed] = await Promise.all([
      anna.request("/api/interviews/get-question", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id: talk.id, messages }),
      }),
      anna.request(`/api/users/${elsa}`, { method: "DELETE" }),
    ]);
    expect([200, 404]).toContain(answered.status);
    expect(removed.status).toBe(200);
    expect(await saga.db.selectFrom("messages").selectAll().execute()).toEqual([]);
  });
});

describe("the list of all interviews", () => {
  async function several() {
    const { saga, anna, add } = await interviewer();
    const owner = await saga.signIn(admin);
    await begin(anna, { interviewee: await add("Łucja 100%_Å") });
    saga.clock.pass(24 * 60 * 60);
    await begin(anna, { interviewee: await add("Östen") });
    await begin(owner);
    const find = async (query: Record<string, string | number>) => {
      const { data, total } = await owner.call("listInterviews", { query });
      expect(total).toBe(data.length);
      // Saga alone has spoken: nobody may be said to have begun.
      for (const { message_count, progress } of data) expect([message_count, progress]).toEqual([1, 0]);
      return data.map(({ interviewee_name }) => interviewee_name).sort();
    };
    return { owner, find };
  }

  it("finds by part of a name, of an address, by day and by state", async () => {
    const { find } = await several();
    expect(await find({})).toHaveLength(3);
    expect(await find({ name: "osten" })).toEqual(["Östen"]);
    expect(await find({ name: "ÖSTEN", email: "ANNA@" })).toEqual(["Östen"]);
    expect(await find({ name: "%_" })).toEqual(["Łucja 100%_Å"]);
    expect(await find({ email: "anna@" })).toHaveLength(2);
    expect(await find({ email: "admin@example.org" })).toEqual(["Admin"]);
    expect(await find({ date: "2026-11-01" })).toEqual(["Łucja 100%_Å"]);
    // Noon in UTC on November 1 is the 2nd where clocks are 13 hours ahead.
    expect(await find({ date: "2026-11-02", utc_offset: 780 })).toEqual(["Łucja 100%_Å"]);
    expect(await find({ completed: "true" })).toEqual([]);
    expect(await find({ completed: "false", email: "anna" })).toHaveLength(2);
  });

  it("says whose it is and how far it has come, and nothing of what was said", async () => {
    const { owner } = await several();
    const { data } = await owner.call("listInterviews", { query: { name: "östen" } });
    expect(data[0]).toMatchObject({
      title: "Interview 1: Overview",
      interviewee_name: "Östen",
      user: { name: "Östen", email: "anna@example.org" },
      progress: 0,
    });
    expect(Object.keys(data[0] ?? {})).not.toContain("preview");
  });
});

describe("a test mail", () => {
  it("goes to the administrator who asks for it, and says where mail arrives", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    expect(await owner.call("sendTestMail", {})).toEqual({ to: admin, arrives_at: "the test" });
    expect(saga.mails.at(-1)).toMatchObject({ to: admin, subject: "A test mail from Saga" });
  });

  it("says so when it cannot be sent", async () => {
    const sent: string[] = [];
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    saga.mails.push = () => {
      sent.push("tried");
      throw new Error("no route to the mail server");
    };
    expect((await owner.refused("sendTestMail", {})).error.code).toBe("mail.failed");
    expect(sent).toEqual(["tried"]);
  });
});

it("of very many interviews the ones opened last are listed, it is said that there are more, and a name and an address together find them", async () => {
  const saga = await startSaga();
  for (const other of ["aaron", "abel", "adam"]) await saga.join(`${other}@example.org`);
  const anna = await saga.join("anna@example.org");
  for (const name of ["Elsa", "Elsie", "Elvira", "Bo"]) {
    const person = await anna.call("createUser", { body: { name } });
    await begin(anna, { interviewee: person.id });
    saga.clock.pass(60);
  }
  const repository = createInterviewListRepository(saga.db, { isEmbedded: saga.config.databaseUrl === null });
  const list = createInterviewList(repository, { counted: 2, named: 2, walked: 2 });
  const asked = async (query: object) => {
    const { data, ...rest } = await list({ page: 1, limit: 10, utc_offset: 0, ...query });
    return { names: data.map(({ interviewee_name }) => interviewee_name), ...rest };
  };
  const ofMany = { total: 2, totalPages: 1, is_more: true };
  expect(await asked({})).toEqual({ names: ["Bo", "Elvira"], ...ofMany });
  expect(await asked({ name: "el" })).toEqual({ names: ["Elvira", "Elsie"], ...ofMany });
  expect(await asked({ email: "anna@" })).toEqual({ names: ["Bo", "Elvira"], ...ofMany });
  expect(await asked({ name: "els" })).toEqual({
    names: ["Elsie", "Elsa"],
    total: 2,
    totalPages: 1,
    is_more: false,
  });
  expect(await asked({ name: "els", limit: 1, page: 2 })).toMatchObject({ names: ["Elsa"], totalPages: 2 });
  // Of the addresses there are more than are looked at, of the name there are not.
  expect(await asked({ name: "bo", email: "example.org" })).toMatchObject({ names: ["Bo"], is_more: false });
  expect(await asked({ name: "el", email: "example.org" })).toEqual({
    names: ["Elvira", "Elsie"],
    ...ofMany,
  });
  expect(await asked({ name: "bo", email: "adam@" })).toMatchObject({ names: [] });
  expect(await asked({ page: 2 })).toMatchObject({ names: [] });
});
