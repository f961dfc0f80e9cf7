import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSentCode, readSentCode, rememberSentCode } from "./sent-code.ts";

const sent = { email: "vera@example.org", timer: { expiresAt: 5_000, resendFrom: null } };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a code that is on its way survives the loss of the page", () => {
  rememberSentCode(sent);
  expect(readSentCode(4_999)).toEqual(sent);
});

it("a code that has expired is not offered any more", () => {
  rememberSentCode(sent);
  expect(readSentCode(5_000)).toBeNull();
});

it("a code that was used is forgotten", () => {
  rememberSentCode(sent);
  forgetSentCode();
  expect(readSentCode(0)).toBeNull();
});
