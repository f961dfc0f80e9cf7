import { expect, it } from "vitest";
import { browserKind, stateAfter } from "./microphone-state.ts";

it("a refused microphone leaves only writing", () => {
  expect(stateAfter("NotAllowedError")).toBe("denied");
});

it("a device without a microphone leaves only writing", () => {
  expect(stateAfter("NotFoundError")).toBe("missing");
});

it("a microphone that another program uses just now does not count as refused", () => {
  expect(stateAfter("NotReadableError")).toBe("granted");
});

it("the way to a blocked microphone is told for the browser that blocks it", () => {
  expect(
    browserKind("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"),
  ).toBe("iphone");
  expect(browserKind("Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36")).toBe("android");
  expect(browserKind("Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36")).toBe("chrome");
  expect(browserKind("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15")).toBe(
    "safari",
  );
  expect(browserKind("Mozilla/5.0 (Android 15; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0")).toBe("firefox");
});
