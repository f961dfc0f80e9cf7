import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { describe, expect, it } from "vitest";
import { consequenceOf, nameOf, placeOf } from "./kept-out-words.ts";

const item = (kind: KeptOutItem["kind"], more: Partial<KeptOutItem> = {}): KeptOutItem => ({
  id: "k1",
  kind,
  message_id: "m2",
  words: "",
  created_at: "2026-01-01T00:00:00.000Z",
  ...more,
});
const message = (id: string, role: Message["role"]): Message => ({
  id,
  role,
  content: "We lived in Skipton.",
  created_at: "2026-01-01T00:00:00.000Z",
  is_private: false,
});
const messages = [message("m1", "assistant"), message("m2", "user"), message("m3", "assistant")];

describe("what is kept out", () => {
  it("an answer is named by why it is kept out, and never by its words", () => {
    expect(nameOf(item("secret")).sentence).toBe("An answer that was never told before.");
    expect(nameOf(item("erased")).sentence).toBe("An answer that was taken back.");
    expect(nameOf(item("crisis")).sentence).toBe("An answer from a hard moment.");
    expect(nameOf(item("not_printed")).sentence).toBe("An answer that is not for print.");
  });

  it("a matter is named in the teller's own words", () => {
    const matter = { message_id: null };
    expect(nameOf(item("not_printed", { ...matter, words: "Peter" }))).toEqual({
      sentence: "Not for print:",
      words: "Peter",
    });
    expect(nameOf(item("not_asked", { ...matter, words: "the divorce" }))).toEqual({
      sentence: "Left alone:",
      words: "the divorce",
    });
  });

  it("says which answer it is, or that a matter counts wherever it is told", () => {
    const all = [...messages, message("m4", "user")];
    expect(placeOf(item("erased", { message_id: "m4" }), all)).toBe("Answer 2 of this interview.");
    expect(placeOf(item("not_asked", { message_id: null }), all)).toBe("Wherever it is told.");
    expect(placeOf(item("erased", { message_id: "m9" }), all)).toBe("");
  });

  it("says before it is let in what follows from it", () => {
    expect(consequenceOf(item("erased"))).toContain("This answer may then stand in stories");
    expect(consequenceOf(item("not_printed", { message_id: null }))).toContain("wherever it is told");
    expect(consequenceOf(item("not_asked", { message_id: null }))).toContain("may then ask about it again");
  });
});
