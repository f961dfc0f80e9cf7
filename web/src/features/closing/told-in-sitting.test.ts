import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { describe, expect, test } from "vitest";
import { lineOf, storiesIn } from "./told-in-sitting.ts";

const long =
  "We lived above the bakery. My mother hid a mouse of bread in her apron for me every morning. I did not want to eat it, so I kept it until it was green.";
const answer = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  role: "user",
  content: long,
  created_at: "2026-01-01T10:00:00.000Z",
  is_private: false,
  ...more,
});
const question = (id: string, move: Message["move"]): Message => ({
  ...answer(id),
  role: "assistant",
  content: "What was it like?",
  move,
});
const kept = (message_id: string | null): KeptOutItem => ({
  id: "k",
  kind: "secret",
  message_id,
  words: "the bread of my mother",
  created_at: "2026-01-01T10:00:00.000Z",
});

describe("what is shown of a sitting when it ends", () => {
  test("is a sentence of theirs, letter by letter", () => {
    const line = lineOf([question("q", "open"), answer("a")], [], "en");
    expect(long).toContain(line);
    expect(line?.split(" ").length).toBeLessThanOrEqual(20);
  });

  test("counts what is told in two lines, and no yes or no", () => {
    const short = "She had a blue apron with a pocket for cardamom, and whoever carried water got one.";
    expect(storiesIn([answer("a", { content: short }), answer("b", { content: "Yes, I think so." })])).toBe(
      1,
    );
    expect(lineOf([answer("a", { content: short })], [], "en")).toBeNull();
  });

  test("is nothing that is kept out, and nothing from an answer that names a matter that is", () => {
    expect(lineOf([answer("a", { is_private: true })], [], "en")).toBeNull();
    expect(lineOf([answer("a")], [kept("a")], "en")).toBeNull();
    expect(lineOf([answer("a")], [kept(null)], "en")).toBeNull();
    expect(storiesIn([answer("a", { is_private: true })])).toBe(0);
  });

  test("is nothing that was said in need or about the talk itself", () => {
    expect(lineOf([answer("a"), question("q", "support")], [], "en")).toBeNull();
    expect(lineOf([question("q", "mend"), answer("a")], [], "en")).toBeNull();
  });

  test("counts what was told, not every word to Saga", () => {
    expect(
      storiesIn([answer("a"), answer("b", { content: "Yes, I think so." }), question("q", "open")]),
    ).toBe(1);
  });
});
