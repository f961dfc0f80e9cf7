import { describe, expect, it } from "vitest";
import { createCaller } from "../../../test/caller.ts";
import { admin, codeIn, startSaga, type TestSaga } from "../../../test/test-saga.ts";

const day = 24 * 60 * 60;

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Signs in as a browser does; answers the cookie it was given. */
async function signInWith(saga: TestSaga, userAgent: string, url = ""): Promise<string> {
  await saga.stranger.call("sendOtp", { body: { email: admin } });
  const response = await saga.stranger.request(`${url}/api/auth/verify-otp`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email: admin, otp: codeIn(saga.mails.at(-1)) }),
  });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

const statusWith = async (saga: TestSaga, cookie: string): Promise<number> =>
  (await saga.app.request("/api/auth/session", { headers: { cookie } })).status;

describe("sessions", () => {
  it("last half a year for somebody who comes now and then", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    for (let month = 0; month < 6; month += 1) {
      saga.clock.pass(29 * day);
      await owner.call("session", {});
    }
    saga.clock.pass(7 * day);
    expect((await owner.refused("session", {})).status).toBe(401);
  });

  it("end when they are not used for as many days as configured", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    saga.clock.pass(30 * day);
    expect((await owner.refused("session", {})).error.code).toBe("auth.required");
    const short = await startSaga({ env: { SAGA_SESSION_IDLE_DAYS: "2" } });
    const hasty = await short.signIn(admin);
    short.clock.pass(1.9 * day);
    await hasty.call("session", {});
    short.clock.pass(2 * day);
    expect((await hasty.refused("session", {})).status).toBe(401);
  });

  it("are not kept alive by a clock that was ahead for a while", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    saga.clock.pass(20 * day);
    await owner.call("session", {});
    saga.clock.pass(-20 * day);
    await owner.call("session", {});
    saga.clock.pass(31 * day);
    expect((await owner.refused("session", {})).status).toBe(401);
  });

  it("are listed with what people know them by, and nobody else's", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    await signInWith(saga, firefox);
    saga.clock.pass(day);
    const cookie = await signInWith(saga, safari);
    const response = await saga.app.request("/api/auth/sessions?limit=2", { headers: { cookie } });
    const page = (await response.json()) as { data: object[]; total: number; totalPages: number };
    expect([page.total, page.totalPages]).toEqual([3, 2]);
    expect(page.data[0]).toMatchObject({ kind: "browser", device: "Safari, iPad", is_current: true });
    expect(page.data[1]).toMatchObject({ kind: "browser", is_current: false });
    expect(JSON.stringify(page)).not.toMatch(/hash|token/);
    await anna.call("issueToken", {});
    const { data } = await anna.call("listSessions", { query: {} });
    expect(data.map(({ kind, is_current }) => [kind, is_current]).sort()).toEqual([
      ["browser", true],
      ["program", false],
    ]);
  });

  it("are ended one by one, at once, by their person alone", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bo = await saga.join("bo@example.org");
    const elsewhere = await saga.signIn("anna@example.org");
    const { data } = await elsewhere.call("listSessions", { query: {} });
    const params = { id: data.find(({ is_current }) => is_current)?.id ?? "" };
    expect((await bo.refused("endSession", { params })).error.code).toBe("auth.session_not_found");
    await anna.call("endSession", { params });
    expect((await elsewhere.refused("session", {})).status).toBe(401);
    expect((await anna.refused("endSession", { params })).status).toBe(404);
    await anna.call("session", {});
  });

  it("are ended all together, the tokens of programs among them", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bo = await saga.join("bo@example.org");
    const program = createCaller(saga.app, await anna.call("issueToken", {}));
    const elsewhere = await saga.signIn("anna@example.org");
    await anna.call("endSessions", {});
    for (const caller of [anna, program, elsewhere])
      expect((await caller.refused("session", {})).error.code).toBe("auth.required");
    await bo.call("session", {});
  });

  it("are all ended when a restored server is told so", async () => {
    const saga = await startSaga({ overrides: { endSessions: true } });
    const owner = await saga.signIn(admin);
    const again = await saga.restart({});
    expect((await again(owner).refused("session", {})).status).toBe(401);
  });

  it("live in a cookie that only this host can set when people use https", async () => {
    const saga = await startSaga({ env: { PUBLIC_URL: "https://saga.example.org" } });
    const cookie = await signInWith(saga, firefox);
    expect(cookie).toMatch(/^__Host-saga_session=/);
    expect(await statusWith(saga, cookie)).toBe(200);
    expect(await statusWith(saga, cookie.replace("__Host-", ""))).toBe(401);
  });
});
