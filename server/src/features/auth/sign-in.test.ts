import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createCaller } from "../../../test/caller.ts";
import { admin, codeIn, startSaga } from "../../../test/test-saga.ts";

const wrongCodeFor = (code: string) => (code === "000000" ? "000001" : "000000");

describe("signing in with a code", () => {
  it("lets in somebody who has an account, with the code out of the mail", async () => {
    const saga = await startSaga();
    const sent = await saga.stranger.call("sendOtp", { body: { email: `  ${admin.toUpperCase()} ` } });
    expect(sent).toEqual({ sent: true, expires_in: 1800, resend_in: 60 });
    const { user, token } = await saga.stranger.call("verifyOtp", {
      body: { email: admin, otp: codeIn(saga.mails[0]) },
    });
    expect(user).toMatchObject({
      email: admin,
      permissionLevel: "admin",
      has_logged_in: false,
      parent: null,
    });
    expect(user._id).toBe(user.id);
    const session = await createCaller(saga.app, { token, user }).call("session", {});
    expect(session.user.id).toBe(user.id);
  });

  it("sets a cookie that scripts cannot read", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    const response = await saga.stranger.request("/api/auth/verify-otp", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: admin, otp: codeIn(saga.mails[0]) }),
    });
    expect(response.headers.get("set-cookie")).toMatch(/^saga_session=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
  });

  it("marks the cookie secure when people use https", async () => {
    const saga = await startSaga({ env: { PUBLIC_URL: "https://saga.example.org" } });
    const response = await saga.stranger.request("/api/auth/sign-out", { method: "POST" });
    expect(response.headers.get("set-cookie")).toContain("Secure");
    expect(response.headers.get("strict-transport-security")).toContain("max-age");
  });

  it("turns away an address that has no account", async () => {
    const saga = await startSaga();
    const { status, error } = await saga.stranger.refused("sendOtp", { body: { email: "who@example.org" } });
    expect([status, error.code]).toEqual([403, "auth.not_authorized"]);
    expect(error.message).toBe("This email address is not authorized to access Saga.");
    expect(saga.mails).toHaveLength(0);
  });

  it("leaves the code good when the session could not be kept", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    const body = { email: admin, otp: codeIn(saga.mails[0]) };
    await sql`alter table sessions rename to sessions_away`.execute(saga.db);
    expect((await saga.stranger.refused("verifyOtp", { body })).error.code).toBe("server.internal");
    await sql`alter table sessions_away rename to sessions`.execute(saga.db);
    expect((await saga.stranger.call("verifyOtp", { body })).user.email).toBe(admin);
  });

  it("takes a code once", async () => {
    const saga = await startSaga();
    await saga.signIn(admin);
    const body = { email: admin, otp: codeIn(saga.mails[0]) };
    expect((await saga.stranger.refused("verifyOtp", { body })).error.code).toBe("auth.invalid_code");
  });

  it("lets one of two simultaneous tries with the same code in", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    const body = { email: admin, otp: codeIn(saga.mails[0]) };
    const tries = await Promise.allSettled([1, 2, 3].map(() => saga.stranger.call("verifyOtp", { body })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes no code after thirty minutes", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    saga.clock.pass(30 * 60 + 1);
    const body = { email: admin, otp: codeIn(saga.mails[0]) };
    expect((await saga.stranger.refused("verifyOtp", { body })).error.code).toBe("auth.invalid_code");
  });

  it("kills a code after five wrong tries", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    const otp = codeIn(saga.mails[0]);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await saga.stranger.refused("verifyOtp", { body: { email: admin, otp: wrongCodeFor(otp) } });
    }
    const { error } = await saga.stranger.refused("verifyOtp", { body: { email: admin, otp } });
    expect(error.code).toBe("auth.invalid_code");
  });

  it("keeps the code just sent when another is asked for at once, and sends a new one after the cooldown", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    saga.clock.pass(20);
    const again = await saga.stranger.call("sendOtp", { body: { email: admin } });
    expect(again).toEqual({ sent: true, expires_in: 1780, resend_in: 40 });
    expect(saga.mails).toHaveLength(1);
    saga.clock.pass(41);
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    expect(saga.mails).toHaveLength(2);
  });

  it("takes the code of the newest mail alone, once another was sent", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    saga.clock.pass(61);
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    const entered = (mail: number) => ({ body: { email: admin, otp: codeIn(saga.mails[mail]) } });
    expect((await saga.stranger.refused("verifyOtp", entered(0))).error.code).toBe("auth.invalid_code");
    expect((await saga.stranger.call("verifyOtp", entered(1))).user.email).toBe(admin);
  });

  it("limits how often an address may ask for codes, and says when to try again", async () => {
    const saga = await startSaga();
    for (let asked = 0; asked < 5; asked += 1)
      await saga.stranger.call("sendOtp", { body: { email: admin } });
    saga.clock.pass(14 * 60);
    const { status, error, retryAfter } = await saga.stranger.refused("sendOtp", { body: { email: admin } });
    expect([status, error.code, retryAfter]).toEqual([429, "auth.too_many_codes", "60"]);
    saga.clock.pass(61);
    await saga.stranger.call("sendOtp", { body: { email: admin } });
  });

  it("does not count codes that were asked for and used", async () => {
    const saga = await startSaga();
    for (let visit = 0; visit < 8; visit += 1) await saga.signIn(admin);
    expect(saga.mails).toHaveLength(8);
  });

  it("says so when the mail cannot be sent, and counts no code as sent", async () => {
    const mailer = { description: "broken", send: () => Promise.reject(new Error("connection refused")) };
    const saga = await startSaga({ overrides: { mailer } });
    const { status, error } = await saga.stranger.refused("sendOtp", { body: { email: admin } });
    expect([status, error.code]).toEqual([503, "auth.mail_failed"]);
    expect(await saga.db.selectFrom("sign_in_codes").selectAll().execute()).toEqual([]);
  });

  it("stores neither codes nor tokens in the clear", async () => {
    const saga = await startSaga();
    await saga.stranger.call("sendOtp", { body: { email: admin } });
    const code = codeIn(saga.mails[0]);
    const [stored] = await saga.db.selectFrom("sign_in_codes").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    const { token } = await saga.stranger.call("verifyOtp", { body: { email: admin, otp: code } });
    const sessions = await saga.db.selectFrom("sessions").selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});

describe("a session", () => {
  it("ends when the person signs out", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    await owner.call("signOut", {});
    expect((await owner.refused("session", {})).error.code).toBe("auth.required");
  });

  it("is not proven by a forged token", async () => {
    const saga = await startSaga();
    const forged = createCaller(saga.app, { token: "A".repeat(43), user: (await saga.signIn(admin)).user });
    expect((await forged.refused("session", {})).status).toBe(401);
  });

  it("refuses changes that a page of another origin makes with the cookie", async () => {
    const saga = await startSaga();
    const { token } = await saga.signIn(admin);
    const post = (origin: string) =>
      saga.app.request("http://saga.test/api/users", {
        method: "POST",
        headers: { cookie: `saga_session=${token}`, origin, "content-type": "application/json" },
        body: JSON.stringify({ name: "Elsa" }),
      });
    expect((await post("http://evil.test")).status).toBe(403);
    expect((await post("null")).status).toBe(403);
    expect((await post("http://saga.test")).status).toBe(200);
  });

  it("gives programs a token of their own", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    const issued = await owner.call("issueToken", {});
    expect(issued.token).not.toBe(owner.token);
    await owner.call("signOut", {});
    await createCaller(saga.app, issued).call("session", {});
  });
});
