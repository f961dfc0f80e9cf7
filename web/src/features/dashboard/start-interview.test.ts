import { expect, it } from "vitest";
import { addressOf } from "./start-interview.ts";

const person = { id: "p1", name: "Anna", relationship: "mother", language: "sv" } as const;

it("a card leads to where its interview is", () => {
  const chosen = { person, number: 2, interviewId: "i2" };
  expect(addressOf({ ...chosen, status: "completed" })).toBe("/interview/details/i2");
  expect(addressOf({ ...chosen, status: "ongoing" })).toBe("/interview/i2");
  expect(addressOf({ ...chosen, interviewId: null, status: "available" })).toBe(
    "/interview/new?interviewee=p1&number=2",
  );
});

it("a locked card leads nowhere", () => {
  expect(addressOf({ person, number: 3, interviewId: null, status: "disabled" })).toBeNull();
});
