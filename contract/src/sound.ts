import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema } from "./fields.ts";

const ofInterview = z.object({ id: idSchema });

/** A sentence of a spoken answer and where it is heard, in milliseconds of its recording. */
export const spokenSentenceSchema = z.object({
  recording_id: idSchema,
  /** Characters of the message's content, end excluded. */
  from: z.int(),
  to: z.int(),
  start_ms: z.int(),
  end_ms: z.int(),
  /**
   * `words`: the transcriber told when. `aligned`: text and sound were laid one along the other. `estimated`: by its share
   * of the audible sound; may be off by a sentence.
   */
  source: z.enum(["words", "aligned", "estimated"]),
});

export const sound = {
  interviewAudio: endpoint({
    method: "GET",
    path: "/interviews/{id}/audio",
    access: "user",
    summary:
      "All that was spoken in an interview as one MP3 with chapters, questions and answers in order, with Range",
    params: ofInterview,
    media: "audio/mpeg",
    errors: ["interviews.not_found", "recordings.nothing_spoken"],
  }),
  interviewTimeline: endpoint({
    method: "GET",
    path: "/interviews/{id}/timeline",
    access: "user",
    summary:
      "Where each message and each sentence is heard in the interview's audio, with peaks for waveforms",
    params: ofInterview,
    output: z.object({
      duration_ms: z.int(),
      /** Recordings that are still being prepared. */
      pending: z.int(),
      segments: z.array(
        z.object({
          message_id: idSchema,
          role: z.enum(["user", "assistant"]),
          /** Null: a question. */
          recording_id: z.nullable(idSchema),
          /** In the interview's audio. */
          start_ms: z.int(),
          duration_ms: z.int(),
          /** 0 to 255, twenty a second. */
          peaks: z.array(z.int()),
          /** Of an answer; their times are within the segment. */
          sentences: z.array(spokenSentenceSchema),
        }),
      ),
    }),
    errors: ["interviews.not_found"],
  }),
};
