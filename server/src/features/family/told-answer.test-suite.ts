import type { ToldAnswer } from "./told-answer.ts";

/** An answer that tells, with what a test says of it. */
export const toldAnswer = (told: Pick<ToldAnswer, "messageId"> & Partial<ToldAnswer>): ToldAnswer => ({
  interviewId: "talk",
  interviewTitle: "Overview",
  topic: null,
  text: "",
  question: "",
  language: "en",
  people: [],
  claims: [],
  claimsOf: "",
  picture: null,
  isSecret: false,
  sentences: [],
  toldAt: "2026-11-01T12:00:00.000Z",
  recordingId: null,
  ...told,
});
