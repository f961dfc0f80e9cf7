import { expect, it } from "vitest";
import type { StoredMessage } from "../interviews/interview.ts";
import { createFollower } from "./after-secret.ts";

const secret =
  "Rose had been warned twice about the till. I told the manager that I saw her hand in it. She was out by the Saturday, without a character.";
const on = "She went to the laundry in Fuller Street. She waved to me from the tram until the day she died.";

/** What may be told of the answer to a question that follows a secret. */
const besideAfter = (question: string): string => {
  const follower = createFollower({
    leading: new Map(),
    isCommonAfter: () => () => false,
    known: new Set(["Rose"]),
    language: "en",
  });
  follower.hear({ id: "m1", content: secret, partly: "" });
  follower.hear({ id: "m2", content: on, partly: on });
  const message = { id: "m2", role: "user", content: on, heard: null } as StoredMessage;
  return follower.besideSecret({ message, question, telling: on, isOn: true, isSame: true }).text;
};

it("tells no answer to a question that says a secret back, whatever words it has", () => {
  expect(besideAfter("“She was out by the Saturday, without a character.” Tell me more.")).toBe("");
});

it("tells the answer to a question that only stays with what was told", () => {
  expect(besideAfter("Who else lived in your street?")).toBe(on);
});

it('tells no answer to a question that says back what was told after "that stays between us"', () => {
  const follower = createFollower({
    leading: new Map(),
    isCommonAfter: () => () => false,
    known: new Set(["Rose"]),
    language: "en",
  });
  const next = (id: string, content: string, { partly = content, question = "" } = {}): string => {
    follower.hear({ id, content, partly });
    const message = { id, role: "user", content, heard: null } as StoredMessage;
    return follower.besideSecret({ message, question, telling: partly, isOn: true, isSame: true }).text;
  };
  next("m1", "I will tell you about the works, and that stays between us.", { partly: "" });
  next("m2", secret, { partly: "" });
  expect(
    next("m3", on, { question: "“She was out by the Saturday, without a character.” Tell me more." }),
  ).toBe("");
});
