import { expect, it } from "vitest";
import { toOpenIdResult } from "./openid-popup.ts";

it("knows how a sign-in in the popup ended", () => {
  expect(toOpenIdResult("ok")).toBe("ok");
  expect(toOpenIdResult("denied")).toBe("denied");
});

it("takes everything unexpected as a failure, never as a sign-in", () => {
  for (const value of [null, undefined, "", "OK", { result: "ok" }])
    expect(toOpenIdResult(value)).toBe("failed");
});
