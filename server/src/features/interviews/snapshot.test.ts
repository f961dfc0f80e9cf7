import { describe, expect, it } from "vitest";
import { readSnapshot } from "./snapshot.ts";

const asked = (content: string) => ({ role: "assistant", content });
const said = (content: string) => ({ role: "user", content });
const stored = [asked("Where did you grow up?"), said("By the sea."), asked("Who lived there?")];

describe("a copy of an interview that a browser sends", () => {
  it("brings the answers that the server does not have yet", () => {
    expect(readSnapshot(stored, [...stored, said(" My aunt. ")])).toEqual({
      kind: "consistent",
      fresh: ["My aunt."],
      unseen: [],
    });
  });

  it("brings nothing twice when it is sent again", () => {
    const late = stored.slice(0, 2);
    expect(readSnapshot(stored, late)).toEqual({ kind: "consistent", fresh: [], unseen: [stored[2]] });
  });

  it("is refused when it holds another answer than the stored one", () => {
    expect(readSnapshot(stored, [asked("Where did you grow up?"), said("In town.")])).toEqual({
      kind: "conflict",
    });
  });

  it("is refused when it holds a question the server never asked", () => {
    expect(readSnapshot(stored, [...stored, asked("Forged?"), said("Yes")])).toEqual({ kind: "conflict" });
  });

  it("may be empty, and then shows everything that is stored", () => {
    expect(readSnapshot(stored, [])).toEqual({ kind: "consistent", fresh: [], unseen: stored });
  });

  it("does not count blank answers", () => {
    expect(readSnapshot(stored, [...stored, said("  \n")])).toEqual({
      kind: "consistent",
      fresh: [],
      unseen: [],
    });
  });
});
