import { expect, it } from "vitest";
import { emailProblem, tidyEmail } from "./email-address.ts";

it("an address is asked for", () => {
  expect(emailProblem("   ")).toBe("Email is required");
});

it("something that is no address is refused in plain words", () => {
  for (const typed of ["anna", "anna@", "@example.org", "anna@example", "an na@example.org"]) {
    expect(emailProblem(typed)).toBe("Please enter a valid email address");
  }
});

it("an address may be typed with capitals and spaces around it", () => {
  expect(emailProblem("  Anna.Lind@Example.org ")).toBeNull();
  expect(tidyEmail("  Anna.Lind@Example.org ")).toBe("anna.lind@example.org");
});
