import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { adviceAfterFailure, errorWords } from "./error-words.ts";

it("uses the specification's words where it has them", () => {
  const error = new ApiError({ status: 403, code: "auth.not_authorized", message: "" });
  expect(errorWords(error).text).toBe("This email address is not authorized to access Saga.");
});

it("says 'API Error' with the status in words where it has none", () => {
  const error = new ApiError({ status: 503, code: "server.unavailable", message: "" });
  expect(errorWords(error).text).toBe("API Error: Service Unavailable");
});

it("always says what to do next, also for a code it has never heard of", () => {
  const error = new ApiError({ status: 418, code: "tea.pot" as "unknown", message: "" });
  expect(errorWords(error)).toEqual({
    text: "API Error: Status 418",
    advice: "Wait a moment, then try again.",
  });
  expect(errorWords(new TypeError("x")).advice).not.toBe("");
});

it("asks once to try again, not twice", () => {
  const because = (code: "network" | "unknown" | "request.rate_limited" | "server.internal") =>
    adviceAfterFailure(new ApiError({ status: 500, code, message: "" }));
  expect(because("unknown")).toBe("");
  expect(because("network")).toBe("Check that you are connected to the internet.");
  expect(because("request.rate_limited")).toBe("That was tried many times in a row. Wait a few minutes.");
  expect(because("server.internal")).toBe(
    "Something went wrong on the server. What you saved before is safe.",
  );
  const refused = new ApiError({ status: 502, code: "auth.provider_failed", message: "" });
  expect(errorWords(refused).advice).toBe("");
});
