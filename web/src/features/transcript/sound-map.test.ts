import type { Message } from "@saga/contract/interviews";
import { expect, it } from "vitest";
import { barsOf, chaptersIn, heardAt, sentencesIn, startsIn, type Timeline } from "./sound-map.ts";

const sentence = (from: number, to: number, start_ms: number, end_ms: number) => ({
  recording_id: "r",
  from,
  to,
  start_ms,
  end_ms,
  source: "aligned" as const,
});
const timeline: Timeline = {
  duration_ms: 5_000,
  pending: 0,
  segments: [
    {
      message_id: "q1",
      role: "assistant",
      recording_id: null,
      start_ms: 0,
      duration_ms: 1_000,
      peaks: [255],
      sentences: [],
    },
    {
      message_id: "a1",
      role: "user",
      recording_id: "r",
      start_ms: 1_000,
      duration_ms: 4_000,
      peaks: [51],
      sentences: [sentence(0, 10, 100, 900), sentence(10, 20, 1_500, 3_000)],
    },
  ],
};
const messages = [
  { id: "q1", role: "assistant", content: "Good day. Who was there?", asks: "Who was there?" },
  { id: "a1", role: "user", content: "My aunt. My hens. " },
] as Message[];

it("the sentence that is heard is the last one that has begun", () => {
  const sentences = sentencesIn(timeline);
  expect(heardAt(timeline, sentences, 500)).toEqual({ messageId: "q1", from: null });
  expect(heardAt(timeline, sentences, 1_100)).toEqual({ messageId: "a1", from: 0 });
  expect(heardAt(timeline, sentences, 2_600)).toEqual({ messageId: "a1", from: 10 });
  expect(heardAt(timeline, sentences, 6_000)).toBeNull();
});

it("a question and its answer are one chapter, named by what is asked", () => {
  expect(chaptersIn(timeline, messages)).toEqual([{ messageId: "q1", startMs: 0, title: "Who was there?" }]);
});

it("an answer whose question is not heard begins the chapter of that question", () => {
  const alone = { ...timeline, segments: timeline.segments.slice(1) };
  expect(chaptersIn(alone, messages)[0]).toMatchObject({ messageId: "q1", startMs: 1_000 });
});

it("each message begins where its sound does, and bars are as loud as they are", () => {
  expect(startsIn(timeline).get("a1")).toBe(1_000);
  expect(barsOf(timeline, 5)).toEqual([1, 0.2, 0, 0, 0]);
});
