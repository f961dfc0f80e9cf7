import { expect, it } from "vitest";
import { problemWith, tidied } from "./invite-problems.ts";

const typed = (name: string, email: string) => problemWith(tidied({ name, email, language: "en" }));

it("an invitation needs a name and an address, and blanks are neither", () => {
  expect(typed("  ", "a@example.org")).toMatchObject({ title: "Missing Information", field: "name" });
  expect(typed("Anna", " ")).toMatchObject({
    description: "Please fill in both name and email fields.",
    field: "email",
  });
});

it("the address must look like one", () => {
  for (const email of ["anna", "anna@", "anna@example", "a b@example.org"])
    expect(typed("Anna", email)).toMatchObject({
      title: "Invalid Email",
      description: "Please enter a valid email address.",
    });
  expect(typed("Anna", " ANNA@Example.org ")).toBeNull();
  expect(tidied({ name: " A ", email: " ANNA@Example.org ", language: "sv" }).email).toBe("anna@example.org");
});
