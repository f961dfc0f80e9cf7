import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const transcription = {
  waitingTranscriptions: endpoint({
    method: "GET",
    path: "/transcriptions",
    access: "user",
    summary:
      "How many recordings of answers of the caller's people are written down, and how many wait to be",
    output: z.object({
      waiting: z.int(),
      failed: z.int(),
      done: z.int(),
      /** Whether this server can write speech down at all. */
      has_transcriber: z.boolean(),
    }),
    errors: [],
  }),
};
