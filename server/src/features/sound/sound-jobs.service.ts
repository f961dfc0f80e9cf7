import type { Language } from "@saga/contract/vocabulary";
import { JobLater, type Jobs } from "#platform/jobs.ts";
import type { FindAnswer } from "../interviews/find-answer.service.ts";
import { recordingJobs } from "../recordings/follow-ups.service.ts";
import type { createAlign } from "./align.service.ts";
import type { createPrepareService } from "./prepare.service.ts";
import type { SegmentsRepository } from "./segments.repository.ts";

type Dependencies = {
  jobs: Jobs;
  segments: SegmentsRepository;
  work: { prepare: ReturnType<typeof createPrepareService>; align: ReturnType<typeof createAlign> };
  findAnswer: FindAnswer;
  /** The words of the interviewer as they were heard, or as the built-in voice says them. */
  speechOf: (words: { text: string; language: string; personId: string }) => Promise<Uint8Array>;
};

/** Seconds until alignment is tried again for an answer whose sound is not prepared yet. */
const alignAgain = 3;

/** Prepares recordings, the questions before spoken answers, and the sentences in their sound. */
export function createSoundJobs({ jobs, segments, work, findAnswer, speechOf }: Dependencies) {
  jobs.handle(recordingJobs.prepare, async ({ subject }) => {
    const answer = await work.prepare.recording(subject);
    if (answer !== null) await jobs.enqueue({ kind: recordingJobs.align, subject: answer, again: true });
  });
  jobs.handle(recordingJobs.prepareQuestion, async ({ subject }) => {
    const { interview, before } = (await findAnswer(subject)) ?? {};
    if (!interview || before?.role !== "assistant") return;
    const words = { text: before.content, language: interview.language, personId: interview.interviewee_id };
    await work.prepare.question({
      messageId: before.id,
      interviewId: interview.id,
      speech: () => speechOf(words),
    });
  });
  jobs.handle(recordingJobs.align, async ({ subject }) => {
    const { answer, interview } = (await findAnswer(subject)) ?? {};
    if (!answer?.recordings || !interview) return;
    const recordingIds = JSON.parse(answer.recordings) as string[];
    const language = interview.language as Language;
    if (!(await work.align({ content: answer.content, language, recordingIds })))
      throw new JobLater(alignAgain);
  });
  return {
    /** Recordings that were kept before they could be prepared. */
    resume: async (): Promise<void> => {
      for (const subject of await segments.unprepared())
        await jobs.enqueue({ kind: recordingJobs.prepare, subject });
    },
  };
}
