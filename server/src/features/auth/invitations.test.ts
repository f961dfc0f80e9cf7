import { describe, expect, it } from "vitest";
import { createCaller } from "../../../test/caller.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

const tokenIn = (text: string | undefined): string => /#invitation=([\w-]+)/u.exec(text ?? "")?.[1] ?? "";

describe("a beta invitation", () => {
  it("is a mail with a link that signs in once", async () => {
    const saga = await startSaga({ env: { PUBLIC_URL: "https://saga.example.org" } });
    const owner = await saga.signIn(admin);
    const invited = await owner.call("inviteUser", {
      body: { name: "Carl", email: " Carl@Example.org ", has_logged_in: false },
    });
    expect(invited).toMatchObject({ email: "carl@example.org", has_logged_in: false, language: "en" });
    const mail = saga.mails.at(-1);
    expect(mail?.to).toBe("carl@example.org");
    expect(mail?.text).toContain("https://saga.example.org/?betainvite=true#invitation=");
    const body = { invitation: tokenIn(mail?.text) };
    const { token, user } = await saga.stranger.call("acceptInvitation", { body });
    expect(user.id).toBe(invited.id);
    const carl = createCaller(saga.app, { token, user });
    expect((await carl.call("session", {})).user.name).toBe("Carl");
    const again = await saga.stranger.refused("acceptInvitation", { body });
    expect([again.status, again.error.code]).toEqual([410, "auth.invitation_used"]);
  });

  it("is accepted by one of many who try at once", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    await owner.call("inviteUser", { body: { name: "Carl", email: "carl@example.org" } });
    const body = JSON.stringify({ invitation: tokenIn(saga.mails.at(-1)?.text) });
    const headers = { "content-type": "application/json" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        saga.stranger.request("/api/auth/accept-invitation", { method: "POST", headers, body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it("is written in the language that was chosen", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    const sven = await owner.call("inviteUser", {
      body: { name: "Sven\r\nBcc: x@example.org", email: "sven@example.org", language: "sv" },
    });
    expect(sven.language).toBe("sv");
    expect(saga.mails.at(-1)?.subject).toBe("Din inbjudan till Saga Beta");
  });

  it("is too old after two weeks", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    await owner.call("inviteUser", { body: { name: "Carl", email: "carl@example.org" } });
    saga.clock.pass(14 * 24 * 60 * 60);
    const { error } = await saga.stranger.refused("acceptInvitation", {
      body: { invitation: tokenIn(saga.mails.at(-1)?.text) },
    });
    expect(error.code).toBe("auth.invitation_used");
  });

  it("is not sent to somebody who is there, and leaves nothing when the mail fails", async () => {
    let isDown = false;
    const saga = await startSaga({
      overrides: {
        mailer: {
          description: "the test",
          send: async (mail) => {
            if (isDown) throw new Error("no mail server");
            saga.mails.push(mail);
          },
        },
      },
    });
    const owner = await saga.signIn(admin);
    const taken = await owner.refused("inviteUser", { body: { name: "A", email: admin } });
    expect(taken.error.code).toBe("people.email_taken");
    isDown = true;
    const body = { name: "Carl", email: "carl@example.org" };
    expect((await owner.refused("inviteUser", { body })).error.code).toBe("auth.mail_failed");
    isDown = false;
    expect((await owner.call("inviteUser", { body })).email).toBe("carl@example.org");
    expect(await saga.db.selectFrom("invitations").selectAll().execute()).toHaveLength(1);
  });
});
