import type { InterviewNumber } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { cardStatus, type InterviewRecord, recordAt, sortedByDate, statusLabels } from "./card-status.ts";

const record = (number: InterviewNumber, progress: number, more: Partial<InterviewRecord> = {}) => ({
  _id: `i${number}`,
  interviewee: "anna",
  title: "",
  number,
  progress,
  message_count: 1,
  last_opened: "2026-02-01T00:00:00.000Z",
  created_at: "2026-01-01T00:00:00.000Z",
  ...more,
});
const of = (number: InterviewNumber) => ({ interviewee: "anna", number });

it("the first interview can be started at once, the others cannot", () => {
  expect(cardStatus([], of(1))).toBe("available");
  expect(cardStatus([], of(2))).toBe("disabled");
  expect(cardStatus([], of(3))).toBe("disabled");
});

it("a second interview stays locked until the first is complete", () => {
  expect(cardStatus([record(1, 99)], of(2))).toBe("disabled");
  expect(cardStatus([record(1, 100)], of(2))).toBe("available");
});

it("another person's complete interview opens nothing", () => {
  expect(cardStatus([record(1, 100, { interviewee: "bo" })], of(2))).toBe("disabled");
});

it("an interview with progress is ongoing, with all of it completed, with none of it available", () => {
  expect(cardStatus([record(1, 1)], of(1))).toBe("ongoing");
  expect(cardStatus([record(1, 100)], of(1))).toBe("completed");
  expect(cardStatus([record(1, 0)], of(1))).toBe("available");
});

it("an interview that holds an answer is ongoing, though its sound has no words and gives no progress yet", () => {
  expect(cardStatus([record(1, 0, { message_count: 3 })], of(1))).toBe("ongoing");
});

it("every state has the specification's words", () => {
  expect(
    Object.values(statusLabels)
      .map((label) => label())
      .sort(),
  ).toEqual(["Complete previous interviews", "Completed", "Resume interview", "Start now"]);
});

it("interviews are sorted by when they were last opened, else created, newest first", () => {
  const old = record(1, 10, { _id: "old", last_opened: "", created_at: "2025-01-01T00:00:00.000Z" });
  const recent = record(1, 20, { _id: "recent" });
  expect(sortedByDate([old, recent]).map(({ _id }) => _id)).toEqual(["recent", "old"]);
  expect(recordAt([old, recent], of(1))?._id).toBe("recent");
});
