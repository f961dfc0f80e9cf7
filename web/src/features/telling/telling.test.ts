import { describe, expect, it } from "vitest";
import { nextTelling, openAbout } from "./telling.api.ts";

describe("what a teller does next", () => {
  it("begins the first interview", () => {
    expect(nextTelling([], "astrid")).toEqual({
      isBegun: false,
      address: "/interview/new?interviewee=astrid&number=1",
    });
  });

  it("goes on where something is not complete", () => {
    const told = [
      { _id: "second", number: 2, progress: 40, about: null },
      { _id: "first", number: 1, progress: 100, about: null },
    ];
    expect(nextTelling(told, "astrid")).toEqual({ isBegun: true, address: "/interview/second" });
  });

  it("begins the next one after a complete one, and nothing after the third", () => {
    const complete = (number: 1 | 2 | 3) => ({ _id: `${number}`, number, progress: 100, about: null });
    expect(nextTelling([complete(1)], "astrid")?.address).toBe("/interview/new?interviewee=astrid&number=2");
    expect(nextTelling([complete(1), complete(2), complete(3)], "astrid")).toBeNull();
  });

  it("goes on with the three beside what is about one thing, which is shown until it is complete", () => {
    const about = { kind: "chapter" as const, id: "school" };
    const school = { _id: "school", number: 4, progress: 40, about };
    const travel = { _id: "travel", number: 5, progress: 100, about };
    expect(nextTelling([school], "astrid")?.address).toBe("/interview/new?interviewee=astrid&number=1");
    expect(openAbout([travel, school])).toEqual([school]);
    const three = [1, 2, 3].map((number) => ({ _id: `${number}`, number, progress: 100, about: null }));
    expect(nextTelling([...three, travel, school], "astrid")?.address).toBe("/interview/school");
  });
});
