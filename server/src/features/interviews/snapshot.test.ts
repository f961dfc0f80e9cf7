import { describe, expect, it } from "vitest";
import { compareSnapshot } from "./snapshot.ts";

const asked = (content: string) => ({ role: "assistant", content, recordings: null });
const said = (content: string) => ({ role: "user", content, recordings: null });
const spoken = (content: string, ids: string[]) => ({
  role: "user",
  content,
  recordings: JSON.stringify(ids),
});
const stored = [asked("Where did you grow up?"), said("By the sea."), asked("Who lived there?")];

describe("a copy of an interview that a browser sends", () => {
  it("brings the answers that the server does not have yet", () => {
    expect(compareSnapshot(stored, [...stored, said(" My aunt. ")])).toEqual({
      kind: "consistent",
      fresh: [{ content: "My aunt.", recordingIds: [] }],
      unseen: [],
    });
  });

  it("brings nothing twice when it is sent again", () => {
    const late = stored.slice(0, 2);
    expect(compareSnapshot(stored, late)).toEqual({ kind: "consistent", fresh: [], unseen: [stored[2]] });
  });

  it("is refused when it holds another answer than the stored one", () => {
    expect(compareSnapshot(stored, [asked("Where did you grow up?"), said("In town.")])).toEqual({
      kind: "conflict",
    });
  });

  it("is refused when it holds a question the server never asked", () => {
    expect(compareSnapshot(stored, [...stored, asked("Forged?"), said("Yes")])).toEqual({ kind: "conflict" });
  });

  it("may be empty, and then shows everything that is stored", () => {
    expect(compareSnapshot(stored, [])).toEqual({ kind: "consistent", fresh: [], unseen: stored });
  });

  it("brings a spoken answer that has no words yet", () => {
    const wordless = { role: "user", content: "", recording_ids: ["r1"] };
    expect(compareSnapshot(stored, [...stored, wordless])).toEqual({
      kind: "consistent",
      fresh: [{ content: "", recordingIds: ["r1"] }],
      unseen: [],
    });
  });

  it("knows a spoken answer again that has got its words since", () => {
    const filled = [...stored, spoken("My aunt.", ["r1"])];
    const copy = [...stored, { role: "user", content: "", recording_ids: ["r1"] }];
    expect(compareSnapshot(filled, copy)).toEqual({ kind: "consistent", fresh: [], unseen: [] });
  });

  it("does not take the same words, spoken again, for the same answer", () => {
    const filled = [...stored, spoken("Yes.", ["r1"])];
    const copy = [...stored, { role: "user", content: "Yes.", recording_ids: ["r2"] }];
    expect(compareSnapshot(filled, copy)).toEqual({ kind: "conflict" });
  });

  it("does not count blank answers", () => {
    expect(compareSnapshot(stored, [...stored, said("  \n")])).toEqual({
      kind: "consistent",
      fresh: [],
      unseen: [],
    });
  });
});
