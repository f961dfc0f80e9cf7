import { expect, it } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { codeProblem } from "./use-code-step.ts";

const timer = { expiresAt: 0, resendFrom: null };

it("a refused code says where the right one is, once there are mails with older ones", () => {
  const refused = new ApiError({ status: 400, code: "auth.invalid_code", message: "" });
  const first = codeProblem(refused, { email: "edith@example.org", timer });
  const another = codeProblem(refused, { email: "edith@example.org", timer, isAnother: true });
  expect(first).toBe("Invalid or expired verification code. Please try again.");
  expect(another).toBe(`${first} Use the code in the newest mail.`);
});
