import { describe, expect, it } from "vitest";
import { aUser } from "#lib/user.fixture.ts";
import { canClose, firstStep, nextStep, type SignInEvent, type SignInStep } from "./sign-in-steps.ts";

const user = aUser({ id: "u1", name: "Vera", email: "vera@example.org" });
const sent = { email: "vera@example.org", timer: { expiresAt: 1, resendFrom: null } };

const after = (...events: SignInEvent[]): SignInStep => events.reduce(nextStep, firstStep);

describe("the way to the code", () => {
  it("leads from the choice to the address and to the code", () => {
    expect(after({ type: "email-chosen" }).name).toBe("email");
    expect(after({ type: "email-chosen" }, { type: "code-sent", sent })).toEqual({ name: "code", sent });
  });

  it("leads back one step at a time", () => {
    expect(after({ type: "code-sent", sent }, { type: "back" }).name).toBe("email");
    expect(after({ type: "email-chosen" }, { type: "back" }).name).toBe("choice");
  });

  it("can be left at any time before the account is proven", () => {
    expect(canClose(firstStep)).toBe(true);
    expect(canClose({ name: "code", sent })).toBe(true);
  });
});

describe("the first sign-in", () => {
  const role: SignInEvent[] = [{ type: "signed-in" }, { type: "is-new", user }];

  it("asks who will be interviewed", () => {
    expect(after(...role)).toEqual({ name: "role", user });
  });

  it("continues for an interviewer with the details of the person", () => {
    expect(after(...role, { type: "role-chosen", role: "interviewer" })).toEqual({
      name: "interviewee",
      user,
    });
  });

  it("continues for somebody who tells their own story with the language", () => {
    expect(after(...role, { type: "role-chosen", role: "self" })).toEqual({ name: "language", user });
  });

  it("lets a mistaken choice of role be taken back", () => {
    expect(after(...role, { type: "role-chosen", role: "self" }, { type: "back" }).name).toBe("role");
  });

  it("cannot be closed halfway, because the account would stay without its settings", () => {
    expect(canClose({ name: "role", user })).toBe(false);
  });
});

describe("the microphone", () => {
  it("blocks the way with a notice when only text is possible", () => {
    expect(after({ type: "signed-in" }, { type: "microphone-missing", why: "denied" })).toEqual({
      name: "text-only",
      why: "denied",
    });
  });
});
