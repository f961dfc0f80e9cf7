import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { errorWords } from "./error-words.ts";

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
