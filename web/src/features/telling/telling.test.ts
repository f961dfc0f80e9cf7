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
      { _id: "second", number: 2, progress: 40, about: null, message_count: 3 },
      { _id: "first", number: 1, progress: 100, about: null, message_count: 3 },
    ];
    expect(nextTelling(told, "astrid")).toEqual({ isBegun: true, address: "/interview/second" });
  });

  it("begins the next one after a complete one, and nothing after the third", () => {
    const complete = (number: 1 | 2 | 3) => ({
      _id: `${number}`,
      number,
      progress: 100,
      about: null,
      message_count: 3,
    });
    expect(nextTelling([complete(1)], "astrid")?.address).toBe("/interview/new?interviewee=astrid&number=2");
    expect(nextTelling([complete(1), complete(2), complete(3)], "astrid")).toBeNull();
  });

  it("goes on with the three beside what is about one thing, which is shown until it is complete", () => {
    const about = { kind: "chapter" as const, id: "school" };
    const school = { _id: "school", number: 4, progress: 40, about, message_count: 3 };
    const travel = { _id: "travel", number: 5, progress: 100, about, message_count: 3 };
    expect(nextTelling([school], "astrid")?.address).toBe("/interview/new?interviewee=astrid&number=1");
    expect(openAbout([travel, school])).toEqual([school]);
    const three = [1, 2, 3].map((number) => ({
      _id: `${number}`,
      number,
      progress: 100,
      about: null,
      message_count: 3,
    }));
    expect(nextTelling([...three, travel, school], "astrid")?.address).toBe("/interview/school");
  });

  it("is asked about a photograph, and not about what is to be left alone", () => {
    const base = { _id: "slip", number: 4, progress: 0, message_count: 1 };
    const slip = { ...base, about: { kind: "picture" as const, id: "slip" } };
    const basil = { ...base, about: { kind: "person" as const, id: "basil" }, is_left_alone: true };
    expect(openAbout([slip, basil])).toEqual([slip]);
  });

  it("has begun what was answered in sound alone, though that gives no progress yet", () => {
    const three = [1, 2, 3].map((number) => ({
      _id: `${number}`,
      number,
      progress: 100,
      about: null,
      message_count: 3,
    }));
    const school = {
      _id: "school",
      number: 4,
      progress: 0,
      about: { kind: "chapter" as const, id: "school" },
    };
    const begun = (message_count: number) =>
      nextTelling([...three, { ...school, message_count }], "astrid")?.isBegun;
    expect([begun(1), begun(2)]).toEqual([false, true]);
  });
});
