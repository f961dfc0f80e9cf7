import { expect, it } from "vitest";
import { aUser } from "#lib/user.fixture.ts";
import { canExpand, kinship, nextOrder, rangeWords, roleOf } from "./user-words.ts";

const anna = aUser({ id: "1", name: "Anna" });

it("a column is sorted ascending first, and turns round when it is pressed again", () => {
  const byEmail = nextOrder({ sort: "name", order: "desc" }, "email");
  expect(byEmail).toEqual({ sort: "email", order: "asc" });
  expect(nextOrder(byEmail, "email").order).toBe("desc");
  expect(nextOrder(nextOrder(byEmail, "email"), "email").order).toBe("asc");
});

it("only interviewers can be opened, and administrators are shown as such", () => {
  expect([canExpand(anna), canExpand({ ...anna, role: "interviewer" })]).toEqual([false, true]);
  expect(roleOf({ ...anna, role: "interviewer", permissionLevel: "admin" })).toBe("admin");
  expect(roleOf(anna)).toBe("self");
});

it("an interviewee of whom nothing is said is a child", () => {
  expect(kinship(anna)).toBe("Child");
  expect(kinship({ ...anna, relationship: "mother" })).toBe("Mother");
  expect(kinship({ ...anna, relationship: "other", custom_relationship: "neighbour" })).toBe("neighbour");
});

it("says which of all are on the page", () => {
  expect(rangeWords({ page: 3, size: 20, total: 184 })).toBe("41 to 60 of 184");
  expect(rangeWords({ page: 10, size: 20, total: 184 })).toBe("181 to 184 of 184");
});
