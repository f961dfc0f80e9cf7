import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { keptLog } from "../../../test/kept-log.ts";
import { openLink, secretIn } from "../../../test/teller-link.ts";
import { startSaga } from "../../../test/test-saga.ts";

const day = 24 * 60 * 60;

async function household(overrides = {}) {
  const saga = await startSaga({ overrides });
  const linnea = await saga.join("grandchild@example.org");
  await linnea.call("updateUser", { params: { id: linnea.user.id }, body: { name: "Linnea" } });
  const astrid = await linnea.call("createUser", { body: { name: "Astrid" } });
  const { id: link, address } = await linnea.call("createTellerLink", { params: { id: astrid.id } });
  const secret = secretIn(address);
  return { saga, linnea, astrid, link, secret };
}

describe("a teller's link", () => {
  it("opens the teller's interviews without an account, and what is told there belongs to the family", async () => {
    const { saga, linnea, astrid, secret } = await household();
    const teller = await openLink(saga, secret);
    expect(teller.user).toEqual({ id: astrid.id, name: "Astrid", language: "en", interviewer: "Linnea" });
    const talk = await answer(
      teller,
      await begin(teller),
      "I was born in Sunne, in a red house by the lake.",
    );
    const { data: links } = await linnea.call("listTellerLinks", { params: { id: astrid.id } });
    expect(links).toMatchObject([{ devices: 1, last_seen_at: saga.clock.now().toISOString() }]);
    const { messages } = await linnea.call("getInterview", { params: { id: talk.id } });
    expect(messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    const { data: log } = await (await saga.signIn("admin@example.org")).call("auditLog", {
      query: { person: astrid.id },
    });
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(["sign_in.by_link"]));
  });

  it("names nobody as the interviewer whose name is only a part of an address", async () => {
    const saga = await startSaga();
    const grandchild = await saga.join("grandchild@example.org");
    const astrid = await grandchild.call("createUser", { body: { name: "Astrid" } });
    const { address } = await grandchild.call("createTellerLink", { params: { id: astrid.id } });
    expect((await openLink(saga, secretIn(address))).user).toMatchObject({ interviewer: "" });
  });

  it("ends at once on every device, and keeps what was told", async () => {
    const { saga, linnea, astrid, link, secret } = await household();
    const teller = await openLink(saga, secret);
    const talk = await begin(teller);
    await linnea.call("endTellerLink", { params: { id: astrid.id, link } });
    const told = { role: "user" as const, content: "My brother Tom mended the nets." };
    const refused = await teller.refused("getQuestion", {
      body: { id: talk.id, messages: [...talk.messages, told] },
    });
    expect(refused.error.code).toBe("auth.required");
    expect(await openLink(saga, secret).catch(String)).toContain("tellers.link_ended");
    const { address } = await linnea.call("createTellerLink", { params: { id: astrid.id } });
    const { next_question } = await (await openLink(saga, secretIn(address))).call("getQuestion", {
      body: { id: talk.id, messages: [...talk.messages, told] },
    });
    expect(next_question).not.toBe("");
  });

  it("ends when the device is given back, which leaves an account as it is", async () => {
    const { saga, linnea, astrid, secret } = await household();
    const teller = await openLink(saga, secret);
    await linnea.call("giveBack", {});
    expect((await teller.call("getTeller", {})).name).toBe("Astrid");
    await teller.call("giveBack", {});
    expect((await teller.refused("getTeller", {})).status).toBe(401);
    expect((await linnea.call("listTellerLinks", { params: { id: astrid.id } })).data).toEqual([]);
  });

  it("ends by itself after ninety days", async () => {
    const { saga, secret } = await household();
    const teller = await openLink(saga, secret);
    saga.clock.pass(60 * day);
    expect((await teller.call("getTeller", {})).name).toBe("Astrid");
    saga.clock.pass(31 * day);
    expect((await teller.refused("getTeller", {})).status).toBe(401);
    expect(await openLink(saga, secret).catch(String)).toContain("tellers.link_ended");
  });

  it("ends with the right of whoever gave it", async () => {
    const { saga, linnea, astrid, secret } = await household();
    await saga.join("bo@example.org");
    const teller = await openLink(saga, secret);
    await linnea.call("handOver", { params: { id: astrid.id }, body: { email: "bo@example.org" } });
    expect((await teller.refused("getTeller", {})).status).toBe(401);
  });

  it("goes along when two people are made one", async () => {
    const { saga, linnea, astrid, secret } = await household();
    const teller = await openLink(saga, secret);
    const { id: into } = await linnea.call("createUser", { body: { name: "Astrid L." } });
    const merged = await linnea.call("mergePeople", { params: { id: astrid.id }, body: { into } });
    expect(merged.id).toBe(into);
    expect(await teller.call("getTeller", {})).toMatchObject({ id: into, name: "Astrid L." });
  });

  it("is given only to interviewees, ten at a time", async () => {
    const { linnea, astrid } = await household();
    const own = await linnea.refused("createTellerLink", { params: { id: linnea.user.id } });
    expect(own.error.code).toBe("people.not_an_interviewee");
    for (let made = 1; made < 10; made++)
      await linnea.call("createTellerLink", { params: { id: astrid.id } });
    const refused = await linnea.refused("createTellerLink", { params: { id: astrid.id } });
    expect(refused.error.code).toBe("tellers.too_many_links");
  });

  it("counts before a signed-in account only on a teller's own pages", async () => {
    const { saga, linnea, secret } = await household();
    const teller = await openLink(saga, secret);
    const cookie = `saga_session=${linnea.token}; saga_teller=${teller.token}`;
    const nameFor = async (headers: Record<string, string>) =>
      ((await (await saga.stranger.request("/api/tell", { headers })).json()) as { name: string }).name;
    expect(await nameFor({ cookie })).toBe("Linnea");
    expect(await nameFor({ cookie, "x-saga-as-teller": "1" })).toBe("Astrid");
    const asked = await saga.stranger.request("/api/tell?as=teller", { headers: { cookie } });
    expect(((await asked.json()) as { name: string }).name).toBe("Astrid");
    const left = await saga.stranger.request("/api/auth/sign-out", {
      method: "POST",
      headers: { cookie, "x-saga-as-teller": "1", origin: "http://localhost" },
    });
    expect(left.headers.get("set-cookie")).toMatch(/^saga_teller=;/);
    expect((await linnea.call("session", {})).user.name).toBe("Linnea");
    expect((await teller.refused("getTeller", {})).status).toBe(401);
  });

  it("stands in no log, and is not guessed", async () => {
    const { log, lines } = keptLog();
    const { saga, secret } = await household({ log });
    await openLink(saga, secret);
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    const guess = () => saga.stranger.refused("openTellerLink", { body: { secret: `${secret}x` } });
    const first = await guess();
    expect(first.error.code).toBe("tellers.link_ended");
    for (let tried = 2; tried < 100; tried++) await guess();
    expect((await guess()).error.code).toBe("request.rate_limited");
  });
});
