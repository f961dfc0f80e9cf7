import type { User } from "@saga/contract/people";
import { expect, it } from "vitest";
import { aUser } from "#lib/user.fixture.ts";
import { isInterviewer, peopleOf, relationshipLabel } from "./people.ts";

const user = (name: string): User =>
  aUser({ id: name, name, language: "sv", relationship: "mother", parent: "me" });
const viewer = { id: "me", name: "Karin", language: "sv" as const };

it("somebody with interviewees is an interviewer, whatever the account says", () => {
  expect(isInterviewer("self", [user("Åke")])).toBe(true);
  expect(isInterviewer("interviewer", [])).toBe(true);
  expect(isInterviewer(null, [])).toBe(false);
});

it("an interviewer sees the interviewees by name", () => {
  const people = peopleOf({ ...viewer, isInterviewer: true }, [user("Stig"), user("Anna")]);
  expect(people.map((person) => person.name)).toEqual(["Anna", "Stig"]);
});

it("somebody who tells their own life sees only themselves", () => {
  const people = peopleOf({ ...viewer, isInterviewer: false }, []);
  expect(people).toEqual([{ id: "me", name: "Karin", relationship: "self", language: "sv" }]);
  expect(relationshipLabel("self")).toBe("You");
  expect(relationshipLabel("grandmother")).toBe("Grandmother");
});
