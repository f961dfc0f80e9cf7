import { describe, expect, it } from "vitest";
import { admin, codeIn, startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";
import { createCodesRepository } from "./codes.repository.ts";

const day = 24 * 60 * 60;
const json = { "content-type": "application/json" };

/** Somebody at an address on the internet, with the cookies of one browser. */
function visitor(saga: TestSaga, address: string) {
  const jar = new Map<string, string>();
  const post = async (path: string, body: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...json, "x-forwarded-for": address, cookie };
    const response = await saga.app.request(`/api/auth/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response.status;
  };
  return {
    ask: () => post("send-otp", { email: admin }),
    enter: (otp: string) => post("verify-otp", { email: admin, otp }),
    signOut: () => post("sign-out", {}),
  };
}

const lastCode = (saga: TestSaga) => codeIn(saga.mails.findLast((mail) => codeIn(mail) !== ""));
const wrongFor = (saga: TestSaga) => (lastCode(saga) === "000000" ? "000001" : "000000");

const behindProxy = () => startSaga({ env: { TRUST_PROXY: "1" } });

/** Asks and guesses for as long as it is let, at most so often. */
async function attack(saga: TestSaga, address: string, times = 40): Promise<number> {
  const attacker = visitor(saga, address);
  let heard = 0;
  for (let time = 0; time < times; time += 1) {
    if (time % 5 === 0) await attacker.ask();
    if ((await attacker.enter(wrongFor(saga))) === 400) heard += 1;
  }
  return heard;
}

describe("somebody who does not know the code", () => {
  it("does not keep its owner out by asking and guessing from elsewhere", async () => {
    const saga = await behindProxy();
    const owner = visitor(saga, "198.51.100.1");
    await owner.ask();
    const code = lastCode(saga);
    await attack(saga, "203.0.113.9");
    expect(await owner.enter(code)).toBe(200);
    await attack(saga, "203.0.113.9");
    saga.clock.pass(120);
    expect(await owner.ask()).toBe(200);
    expect(await owner.enter(lastCode(saga))).toBe(200);
  });

  it("kills a code for every network, and its owner gets another one at once", async () => {
    const saga = await behindProxy();
    const owner = visitor(saga, "198.51.100.1");
    await owner.ask();
    const dead = lastCode(saga);
    for (let wrong = 0; wrong < 5; wrong += 1) await owner.enter(wrongFor(saga));
    expect(await visitor(saga, "203.0.113.9").enter(dead)).toBe(400);
    await owner.ask();
    expect(lastCode(saga)).not.toBe(dead);
    expect(await owner.enter(lastCode(saga))).toBe(200);
  });

  it("is heard ten times a day from one network, whatever address of it is used", async () => {
    const saga = await behindProxy();
    expect(await attack(saga, "2001:db8:1:2::1")).toBe(10);
    expect(await attack(saga, "2001:db8:1:2:ffff::9")).toBe(0);
    saga.clock.pass(3600);
    expect(await attack(saga, "2001:db8:1:2::1")).toBe(0);
    saga.clock.pass(day);
    expect(await attack(saga, "2001:db8:1:2::1")).toBe(10);
  });

  it("is heard thirty times a day from all networks together, while a browser that was in before gets in", async () => {
    const saga = await behindProxy();
    const owner = visitor(saga, "198.51.100.1");
    await owner.ask();
    await owner.enter(lastCode(saga));
    await owner.signOut();
    let heard = 0;
    for (let network = 1; network <= 8; network += 1) heard += await attack(saga, `203.0.113.${network}`);
    expect(heard).toBe(30);
    expect(await owner.ask()).toBe(200);
    expect(await owner.enter(lastCode(saga))).toBe(200);
  });

  it("causes one mail of warning a day, which holds no code", async () => {
    const saga = await behindProxy();
    for (let network = 1; network <= 3; network += 1) await attack(saga, `203.0.113.${network}`);
    const warnings = saga.mails.filter(({ subject }) => subject.startsWith("Wrong sign-in codes"));
    expect(warnings).toHaveLength(1);
    expect([warnings[0]?.to, codeIn(warnings[0])]).toEqual([admin, ""]);
  });

  it("does not fill the owner's mailbox, and the last code there stays good", async () => {
    const saga = await behindProxy();
    for (let network = 1; network <= 60; network += 1) await visitor(saga, `203.0.113.${network}`).ask();
    expect(saga.mails).toHaveLength(10);
    const owner = visitor(saga, "198.51.100.1");
    expect(await owner.ask()).toBe(200);
    expect(await owner.enter(lastCode(saga))).toBe(200);
  });

  it("cannot pretend to be a browser that was in before", async () => {
    const saga = await behindProxy();
    await visitor(saga, "198.51.100.1").ask();
    const headers = { ...json, cookie: `saga_browser=a.${"ö".repeat(43)}`, "x-forwarded-for": "203.0.113.1" };
    const guess = async () =>
      (
        await saga.app.request("/api/auth/verify-otp", {
          method: "POST",
          headers,
          body: JSON.stringify({ email: admin, otp: wrongFor(saga) }),
        })
      ).status;
    for (let time = 0; time < 10; time += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
  });
});

describe("somebody who knows the code", () => {
  it("may enter it from another network than it was asked for from", async () => {
    const saga = await behindProxy();
    await visitor(saga, "2001:db8::1").ask();
    expect(await visitor(saga, "198.51.100.1").enter(lastCode(saga))).toBe(200);
  });

  it("is not locked out by a clock that was ahead or behind", async () => {
    const saga = await behindProxy();
    const owner = visitor(saga, "198.51.100.1");
    saga.clock.pass(365 * day);
    await attack(saga, "198.51.100.1");
    saga.clock.pass(-365 * day);
    expect(await owner.ask()).toBe(200);
    expect(await owner.enter(lastCode(saga))).toBe(200);
    saga.clock.pass(-365 * day);
    expect(await owner.ask()).toBe(200);
    expect(await owner.enter(lastCode(saga))).toBe(200);
  });
});

it("a code that comes while ended ones are swept away is good", async () => {
  const saga = await behindProxy();
  const owner = visitor(saga, "198.51.100.1");
  await owner.ask();
  const aMomentAgo = { now: () => new Date(saga.clock.now().getTime() - 20) };
  await createCodesRepository(saga.db, aMomentAgo).removeExpired();
  expect(await owner.enter(lastCode(saga))).toBe(200);
});

it("codes, counts and sessions that have ended are swept away every day", async () => {
  const saga = await behindProxy();
  await attack(saga, "203.0.113.9");
  await saga.signIn(admin);
  await visitor(saga, "198.51.100.1").ask();
  saga.clock.pass(181 * day);
  const left = async () => {
    const tables = ["sign_in_codes", "rate_limits", "sessions"] as const;
    return Promise.all(tables.map((table) => saga.db.selectFrom(table).selectAll().execute()));
  };
  await until(async () => ((await left()).every((rows) => rows.length === 0) ? true : null));
  expect(await left()).toEqual([[], [], []]);
});
