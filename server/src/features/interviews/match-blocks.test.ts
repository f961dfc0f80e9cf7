import { describe, expect, it } from "vitest";
import { matchBlocks } from "./match-blocks.ts";

const lines = [
  { id: "q1", role: "assistant", content: "Where were you born?" },
  { id: "a1", role: "user", content: "In Skärhamn, by the sea." },
  { id: "q2", role: "assistant", content: "Who lived with you?" },
  { id: "a2", role: "user", content: "My aunt Greta and the hens." },
];
const asked = (content: string) => ({ role: "assistant", content });
const told = (content: string) => ({ role: "user", content });

describe("a transcript that was edited as one text", () => {
  it("gives each message its block while none was added or taken out, however much it changed", () => {
    const found = matchBlocks([asked("A?"), told("B."), asked("C?"), told("D.")], lines);
    expect([...found]).toEqual([
      ["q1", "A?"],
      ["a1", "B."],
      ["q2", "C?"],
      ["a2", "D."],
    ]);
  });

  it("keeps a message whose block was taken out, and finds the others", () => {
    const found = matchBlocks([asked("Where were you born?"), told("My aunt Grete and two hens.")], lines);
    expect([...found]).toEqual([
      ["q1", "Where were you born?"],
      ["a2", "My aunt Grete and two hens."],
    ]);
  });

  it("adds a block that is new to what the same person said before it", () => {
    const found = matchBlocks(
      [asked("Where were you born?"), told("In Skärhamn, by the sea."), told("It was in May.")],
      lines.slice(0, 3),
    );
    expect(found.get("a1")).toBe("In Skärhamn, by the sea.\n\nIt was in May.");
  });

  it("never gives the words of one speaker to the other", () => {
    const found = matchBlocks([told("Where were you born?")], lines);
    expect(found.has("q1")).toBe(false);
  });

  it("goes by the id where a block names one", () => {
    const found = matchBlocks([{ id: "a2", ...told("Nobody at all.") }], lines);
    expect([...found]).toEqual([["a2", "Nobody at all."]]);
  });
});
