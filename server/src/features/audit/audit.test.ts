import type { AuditEntry } from "@saga/contract/audit";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { admin, codeIn, startSaga } from "../../../test/test-saga.ts";

const told = "I was born by the sea, in a house that my father had built.";

const logOf = async (owner: Caller): Promise<AuditEntry[]> =>
  (await owner.call("auditLog", { query: { limit: 100 } })).data;

/** Actions that concern reading and changing, the oldest first: everybody here also signs in. */
const traces = (log: AuditEntry[]) => log.filter(({ action }) => !action.startsWith("sign_in")).reverse();

/** Anna has told something and has a story of it, with an earlier version. */
async function family() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const talk = await answer(anna, await begin(anna), told);
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id] } });
  await anna.call("updateStory", { params: { id: story.id }, body: { story: "By hand." } });
  const owner = await saga.signIn(admin);
  saga.clock.pass(1);
  return { saga, anna, owner, talk, story };
}

describe("the audit log", () => {
  it("knows every time that an administrator comes to another's words", async () => {
    const { owner, anna, talk, story } = await family();
    const params = { id: story.id };
    const seen = traces(await logOf(owner)).length;
    await owner.call("getStory", { params });
    await owner.call("listStoryVersions", { params });
    await owner.call("getInterviews", { body: [anna.user.id], query: { messages: "0" } });
    await owner.call("getInterviews", { body: [anna.user.id], query: { messages: "1" } });
    await owner.call("getInterview", { params: { id: talk.id } });
    const noted = traces(await logOf(owner)).slice(seen);
    const by = {
      actor_id: owner.user.id,
      actor_email: admin,
      person_id: anna.user.id,
      person_name: anna.user.name,
    };
    expect(noted).toHaveLength(5);
    const sorted = noted.map(({ action, subject_id }) => `${action} ${subject_id}`).sort();
    expect(sorted).toEqual(
      [
        `story.read ${story.id}`,
        `story.read ${story.id}`,
        `previews.read ${anna.user.id}`,
        `interview.read ${talk.id}`,
        `interview.read ${talk.id}`,
      ].sort(),
    );
    for (const entry of noted) expect(entry).toMatchObject(by);
  });

  it("knows nothing of people who read what is their own", async () => {
    const { anna, owner, talk, story } = await family();
    const before = traces(await logOf(owner)).length;
    await anna.call("getStory", { params: { id: story.id } });
    await anna.call("getInterviews", { body: [anna.user.id], query: { messages: "1" } });
    await anna.call("getInterview", { params: { id: talk.id } });
    expect(traces(await logOf(owner))).toHaveLength(before);
  });

  it("knows what administrators change", async () => {
    const { saga, anna, owner, story } = await family();
    const params = { id: story.id };
    const changes: [string, () => Promise<unknown>][] = [
      ["person.added", () => owner.call("createUser", { body: { name: "Bo", email: "bo@example.org" } })],
      [
        "person.changed",
        () => owner.call("updateUser", { params: { id: anna.user.id }, body: { name: "A" } }),
      ],
      [
        "consent.changed",
        () => owner.call("setConsent", { params: { id: anna.user.id }, body: { accepts: false } }),
      ],
      ["story.changed", () => owner.call("updateStory", { params, body: { title: "Mine" } })],
      ["story.removed", () => owner.call("deleteStory", { params })],
      [
        "prompts.saved",
        () => owner.call("savePrompts", { body: { analyze: "Warmly", connect: "", based_on: 0 } }),
      ],
      ["models.defaults_changed", () => owner.call("setModelDefaults", { body: { voice: "openai" } })],
    ];
    for (const [action, change] of changes) {
      await change();
      expect((await logOf(owner))[0]).toMatchObject({ action, actor_id: owner.user.id });
      saga.clock.pass(1);
    }
  });

  it("knows who signed in, who ended a session, and who was refused, from which network", async () => {
    const saga = await startSaga({ env: { TRUST_PROXY: "1" } });
    const post = (path: string, body: object) =>
      saga.app.request(`/api/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "2001:db8::7" },
        body: JSON.stringify(body),
      });
    await post("send-otp", { email: "who@example.org" });
    saga.clock.pass(1);
    await post("send-otp", { email: admin });
    const otp = codeIn(saga.mails.at(-1));
    await post("verify-otp", { email: admin, otp: otp === "000000" ? "000001" : "000000" });
    saga.clock.pass(1);
    await post("verify-otp", { email: admin, otp });
    saga.clock.pass(61);
    const anna = await saga.join("anna@example.org");
    saga.clock.pass(61);
    const owner = await saga.signIn(admin);
    saga.clock.pass(1);
    await anna.refused("spend", { query: {} });
    saga.clock.pass(1);
    await anna.call("endSessions", {});
    const log = (await logOf(owner)).reverse();
    const network = "2001:db8:0:0::/64";
    const person_id = owner.user.id;
    expect(log.slice(0, 3)).toMatchObject([
      { action: "sign_in.refused", actor_id: null, actor_email: null, person_id: null, network },
      { action: "sign_in.wrong_code", actor_id: null, person_id, network },
      { action: "sign_in.by_code", actor_id: person_id, person_id, network },
    ]);
    expect(log.slice(-2)).toMatchObject([
      { action: "call.refused", actor_id: anna.user.id, subject_id: "GET /api/models/spend" },
      { action: "sessions.ended", actor_id: anna.user.id },
    ]);
  });

  it("holds no words, codes or tokens", async () => {
    const { saga, anna, owner } = await family();
    await owner.call("getInterviews", { body: [anna.user.id], query: { messages: "1" } });
    const kept = JSON.stringify(await saga.db.selectFrom("audit_log").selectAll().execute());
    for (const secret of [told, "By hand", anna.token ?? "", owner.token ?? "", codeIn(saga.mails.at(-1))])
      expect(kept).not.toContain(secret);
  });

  it("is read in pages, of one person if wanted", async () => {
    const { owner, anna, story } = await family();
    await owner.call("getStory", { params: { id: story.id } });
    const all = await owner.call("auditLog", { query: { limit: 2 } });
    expect([all.data.length, all.totalPages]).toEqual([2, Math.ceil(all.total / 2)]);
    const last = await owner.call("auditLog", { query: { limit: 2, page: all.totalPages } });
    // The account was added and signed in at the same moment.
    expect(["person.added", "sign_in.by_code"]).toContain(last.data.at(-1)?.action);
    const hers = await owner.call("auditLog", { query: { limit: 100, person: anna.user.id } });
    expect(hers.data.map(({ action }) => action).sort()).toEqual([
      "person.added",
      "sign_in.by_code",
      "story.read",
    ]);
  });
});
