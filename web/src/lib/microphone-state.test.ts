import { expect, it } from "vitest";
import { stateAfter } from "./microphone-state.ts";

it("a refused microphone leaves only writing", () => {
  expect(stateAfter("NotAllowedError")).toBe("denied");
});

it("a device without a microphone leaves only writing", () => {
  expect(stateAfter("NotFoundError")).toBe("missing");
});

it("a microphone that another program uses just now does not count as refused", () => {
  expect(stateAfter("NotReadableError")).toBe("granted");
});
