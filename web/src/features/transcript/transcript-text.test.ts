import type { Message } from "@saga/contract/interviews";
import { describe, expect, it } from "vitest";
import { blocksOf, textOf } from "./transcript-text.ts";

const message = (role: Message["role"], content: string): Message => ({
  id: content,
  role,
  content,
  created_at: "",
  is_private: false,
});
const messages = [
  message("assistant", "Where were you born?"),
  message("user", "In Skärhamn.\n\nIt was in May."),
  message("assistant", "And then?"),
];

describe("the text of a transcript", () => {
  it("names who speaks, and puts blank lines between", () => {
    expect(textOf(messages.slice(0, 1), "Anna")).toBe("Interviewer: Where were you born?");
    expect(textOf(messages, "Anna")).toContain("\n\nAnna: In Skärhamn.");
  });

  it("gives the same messages back when nothing was changed, paragraphs and all", () => {
    const back = blocksOf(textOf(messages, "Anna"), "Anna");
    expect(back).toEqual(messages.map(({ role, content }) => ({ role, content })));
  });

  it("leaves out what waits to be written down", () => {
    expect(textOf([message("user", "")], "Anna")).toBe("");
  });

  it("alternates where nobody is named, the interviewer first, and ignores empty blocks", () => {
    expect(blocksOf("One?\n\n \n\nTwo.\n\nThree?", "Anna").map(({ role }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
    ]);
  });
});
