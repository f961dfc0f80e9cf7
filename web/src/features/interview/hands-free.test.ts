import { describe, expect, it } from "vitest";
import { askForTime, type HandsFree, hear, newHandsFree, verdictOn } from "./hands-free.ts";

const ms = 50;
const after = (state: HandsFree, seconds: number, isSpeech: boolean): HandsFree =>
  Array.from({ length: (seconds * 1000) / ms }).reduce<HandsFree>(
    (now) => hear(now, { isSpeech, ms }),
    state,
  );

const told = after(newHandsFree, 6, true);

describe("the end of an answer in a conversation without hands", () => {
  it("is not a pause of five seconds: that is thinking", () => {
    expect(verdictOn(after(told, 4.9, false))).toEqual({ kind: "listening" });
    expect(verdictOn(after(after(told, 4.9, false), 1, true))).toEqual({ kind: "listening" });
  });

  it("is a silence of eight seconds, announced three seconds before", () => {
    expect(verdictOn(after(told, 5.5, false))).toEqual({ kind: "ending", seconds: 3 });
    expect(verdictOn(after(told, 7.5, false))).toEqual({ kind: "ending", seconds: 1 });
    expect(verdictOn(after(told, 8, false))).toEqual({ kind: "over" });
  });

  it("does not come before something has been said, however long that takes", () => {
    expect(verdictOn(after(newHandsFree, 600, false))).toEqual({ kind: "listening" });
    expect(verdictOn(after(after(newHandsFree, 2, true), 60, false))).toEqual({ kind: "listening" });
  });

  it("waits twenty seconds more for somebody who is still thinking", () => {
    const thinking = askForTime(after(told, 6, false));
    expect(verdictOn(after(thinking, 16, false))).toEqual({ kind: "listening" });
    expect(verdictOn(after(thinking, 20, false))).toEqual({ kind: "over" });
  });
});
