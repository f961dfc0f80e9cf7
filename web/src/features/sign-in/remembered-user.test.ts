import type { User } from "@saga/contract/people";
import { expect, it } from "vitest";
import { aUser } from "#lib/user.fixture.ts";
import { preferencesOf, rememberedKeys, roleOf } from "./remembered-user.ts";

const person = (id: string, more: Partial<User> = {}): User =>
  aUser({ id, name: `Person ${id}`, has_logged_in: true, ...more });

const alone = { user: person("u1"), interviewees: [], chosenRole: null };
const family = {
  ...alone,
  interviewees: [person("p1", { relationship: "mother", language: "sv" }), person("p2")],
};

it("whoever has interviewees is an interviewer", () => {
  expect(roleOf(family)).toBe("interviewer");
});

it("whoever has none tells their own story, whatever they were before", () => {
  expect(roleOf({ ...alone, user: person("u1", { role: "interviewer" }) })).toBe("self");
});

it("a new interviewer stays one when the first person could not be added", () => {
  expect(roleOf({ ...alone, chosenRole: "interviewer" })).toBe("interviewer");
});

it("interviewees are kept with relationship friend unless another is known", () => {
  expect(JSON.parse(rememberedKeys(family)["saved-interviewees"] ?? "")).toEqual([
    { id: "p1", name: "Person p1", relationship: "mother", language: "sv" },
    { id: "p2", name: "Person p2", relationship: "friend", language: "en" },
  ]);
});

it("the permission level comes from the account", () => {
  expect(preferencesOf({ ...alone, user: person("u1", { permissionLevel: "admin" }) }).permissionLevel).toBe(
    "admin",
  );
});

it("the token is not among the things kept in the browser", () => {
  expect(rememberedKeys(family)).not.toHaveProperty("authToken");
});
