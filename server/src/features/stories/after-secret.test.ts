import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
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

/** What may be told of each answer of an interview, in its order. */
const following = (known: readonly string[], language: Language) => {
  const follower = createFollower({
    leading: new Map(),
    isCommonAfter: () => () => false,
    known: new Set(known),
    language,
  });
  return (id: string, content: string, { partly = content, question = "" } = {}): string => {
    follower.hear({ id, content, partly });
    const message = { id, role: "user", content, heard: null, is_private: 0 } as StoredMessage;
    return follower.besideSecret({ message, question, telling: partly, isOn: true, isSame: true }).text;
  };
};

it('tells no answer to a question that says back what was told after "that stays between us"', () => {
  const next = following(["Rose"], "en");
  next("m1", "I will tell you about the works, and that stays between us.", { partly: "" });
  next("m2", secret, { partly: "" });
  expect(
    next("m3", on, { question: "“She was out by the Saturday, without a character.” Tell me more." }),
  ).toBe("");
});

it('tells nothing of what is told after "in confidence, if one can", nor of the answer to a question that quotes it', () => {
  const follower = createFollower({
    leading: new Map(),
    isCommonAfter: () => () => false,
    known: new Set(),
    language: "pl",
  });
  const next = (id: string, content: string, question = ""): string => {
    follower.hear({ id, content, partly: content });
    const message = { id, role: "user", content, heard: null } as StoredMessage;
    return follower.besideSecret({ message, question, telling: content, isOn: true, isSame: true }).text;
  };
  next("m1", "Jedno bym jeszcze miała, z tamtej zimy. Ale to tak w zaufaniu, tylko pani. Można tak?");
  const told =
    "Siostra się domyśla. Ale w książce tego ma nie być, bo szwagier by się obraził. Sprzedałam jego zegarek, ten po dziadku. Chodziłam z nim po mieście od jubilera do jubilera, aż mi jeden dał dwieście złotych i powiedział: niech pani nie żałuje.";
  expect(next("m2", told)).toBe("");
  expect(next("m3", "Kupiłam za to buty na zimę.", "„Niech pani nie żałuje”. Co było potem?")).toBe("");
});

it("tells the answer to a question that says back what was told before the secret, though it shares a word with that", () => {
  const next = following(["Rose"], "en");
  const works = "I swept the works of a Saturday. The broom was taller than me.";
  expect(next("m1", works)).toBe(works);
  next("m2", secret, { partly: "" });
  const question = "You were saying: “I swept the works of a Saturday.” Go on from there.";
  expect(next("m3", on, { question })).toBe(on);
});
