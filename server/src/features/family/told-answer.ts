import type { Said } from "@saga/contract/family-told";
import type { Claim } from "#storyteller/facts/claims.ts";

/** An answer that tells something and is not kept out, cut into its sentences. */
export type ToldAnswer = {
  interviewId: string;
  interviewTitle: string;
  messageId: string;
  topic: string | null;
  /** In the teller's exact words, else empty; and the question before it. */
  text: string;
  question: string;
  language: string;
  /** Whom a model understood to be named in it, with who they are to the teller. */
  people: { name: string; who: string }[];
  /** What a model said that it states, and a digest of the words that it was given; empty: it was not asked. */
  claims: Claim[];
  claimsOf: string;
  /** The photograph that its interview, or the question before it, is about. */
  picture: string | null;
  /** Told as a secret. What was told before the teller asked who reads it is none. */
  isSecret: boolean;
  sentences: string[];
  toldAt: string;
  recordingId: string | null;
};

/** Where an answer stands and is heard, as the calls name it. */
export const whereOf = ({ interviewId, interviewTitle, messageId, recordingId }: ToldAnswer) => ({
  interview_id: interviewId,
  interview_title: interviewTitle,
  message_id: messageId,
  recording_id: recordingId,
});

/** Words of an answer, with where and when they were said. */
export const saidIn = (answer: ToldAnswer, sentence: string): Said => ({
  ...whereOf(answer),
  sentence,
  told_at: answer.toldAt,
});
