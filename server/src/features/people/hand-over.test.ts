import { describe, expect, it } from "vitest";
import { startSaga } from "../../../test/test-saga.ts";

async function twoInterviewers() {
  const saga = await startSaga({ env: { PUBLIC_URL: "https://saga.example.org" } });
  const anna = await saga.join("anna@example.org");
  const bo = await saga.join("bo@example.org");
  const ingrid = await anna.call("createUser", { body: { name: "Ingrid" } });
  const params = { id: ingrid.id };
  return { saga, anna, bo, params };
}

describe("handing a person over", () => {
  it("gives another account what the first one had, and tells it by mail", async () => {
    const { saga, anna, bo, params } = await twoInterviewers();
    await anna.call("handOver", { params, body: { email: "Bo@example.org" } });
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toEqual([]);
    const [person] = await bo.call("usersByParent", { params: { id: bo.user.id } });
    expect(person).toMatchObject({ id: params.id, name: "Ingrid" });
    expect((await anna.refused("updateUser", { params, body: { name: "X" } })).status).toBe(404);
    const mail = saga.mails.at(-1);
    expect(mail).toMatchObject({ to: "bo@example.org" });
    expect(mail?.text).toContain("anna has handed over Ingrid to you");
    expect(mail?.text).toContain("https://saga.example.org/game-dashboard");
  });

  it("sends no mail to somebody who wants none", async () => {
    const { saga, anna, bo, params } = await twoInterviewers();
    await bo.call("saveSettings", { body: { email_notifications: false } });
    const before = saga.mails.length;
    await anna.call("handOver", { params, body: { email: "bo@example.org" } });
    expect(saga.mails).toHaveLength(before);
  });

  it("changes nothing for an address without an account, or for an account", async () => {
    const { anna, params } = await twoInterviewers();
    const unknown = await anna.refused("handOver", { params, body: { email: "nobody@example.org" } });
    expect(unknown.error.code).toBe("people.no_such_account");
    const own = await anna.refused("handOver", {
      params: { id: anna.user.id },
      body: { email: "bo@example.org" },
    });
    expect(own.error.code).toBe("people.not_an_interviewee");
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toHaveLength(1);
  });

  it("does not let anybody ask for one address after the other", async () => {
    const { anna, params } = await twoInterviewers();
    const codes: string[] = [];
    for (let index = 0; index <= 20; index += 1) {
      const { error } = await anna.refused("handOver", { params, body: { email: `n${index}@example.org` } });
      codes.push(error.code);
    }
    expect(codes.at(0)).toBe("people.no_such_account");
    expect(codes.at(-1)).toBe("request.rate_limited");
  });
});
