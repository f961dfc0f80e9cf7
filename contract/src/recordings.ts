import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { callerIdSchema, doneSchema, idSchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

const ofInterview = z.object({ id: idSchema });
const ofRecording = z.object({ id: idSchema, recording: callerIdSchema });
const milliseconds = z.int().check(z.minimum(0), z.maximum(24 * 60 * 60 * 1000));

/** How far a recording has come. `arriving`: pieces are missing or more may come. `kept`: whole and durable. */
export const recordingStates = ["arriving", "kept"] as const;

/**
 * How far its words are. `none`: not asked for. `waiting`: no transcriber can be had at present; it is done when one
 * can. `running`, `done`; `silent`: nobody speaks in it, so nothing was made up. `failed`: `error` says why.
 */
export const transcriptionStates = ["none", "waiting", "running", "done", "silent", "failed"] as const;

/** One piece of speech between two presses of a button. A spoken answer is one or several of them. */
export const recordingSchema = z.object({
  id: idSchema,
  interview_id: idSchema,
  /** The answer it belongs to; null until that is sent. */
  message_id: z.nullable(idSchema),
  state: z.enum(recordingStates),
  /** By content, not as declared: `audio/webm`, `audio/ogg`, `audio/mp4`, `audio/wav`, `audio/mpeg`; null: too little is there to tell. */
  media_type: z.nullable(z.string()),
  bytes: z.int(),
  /** Pieces stored without a gap from the first on: the next one to send has this number. */
  chunks: z.int(),
  /** Measured when it is known, before that as the browser said. */
  duration_ms: z.nullable(z.int()),
  transcription: z.enum(transcriptionStates),
  /** The first, raw transcript. It is never changed. */
  transcript: z.nullable(z.string()),
  /** Why there is no transcript, in plain words. */
  error: z.nullable(z.string()),
  /** The server cannot decode it: a browser that can is asked for a copy. */
  wants_copy: z.boolean(),
  created_at: timeSchema,
});
export type Recording = z.infer<typeof recordingSchema>;

const transcriptionSchema = z.object({
  recording_id: idSchema,
  transcription: z.optional(z.string()),
  /** The sound is kept; this is why there are no words yet. */
  error: z.optional(z.string()),
  /** False: nobody can write speech down on this server. */
  has_transcriber: z.optional(z.boolean()),
});

export const recordings = {
  putChunk: endpoint({
    method: "PUT",
    path: "/interviews/{id}/recordings/{recording}/chunks/{seq}",
    access: "teller",
    summary: "Keeps one piece of a recording, durable when answered; sending it again changes nothing",
    params: z.extend(ofRecording, {
      seq: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
    }),
    upload: { kind: "bytes", maxBytes: limits.chunkBytes },
    output: recordingSchema,
    errors: [
      "interviews.not_found",
      "recordings.conflict",
      "recordings.empty",
      "recordings.too_large",
      "recordings.too_many_open",
      "recordings.account_full",
      "recordings.not_audio",
      "server.storage_full",
    ],
  }),
  finishRecording: endpoint({
    method: "POST",
    path: "/interviews/{id}/recordings/{recording}/finish",
    access: "teller",
    summary: "Closes a recording once all its pieces are there; only then may the browser forget them",
    params: ofRecording,
    body: z.object({
      chunks: z.int().check(z.minimum(1), z.maximum(100_000)),
      bytes: z.int().check(z.minimum(1)),
      /** Of the whole, in hexadecimal. */
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      duration_ms: milliseconds,
    }),
    output: recordingSchema,
    errors: [
      "interviews.not_found",
      "recordings.not_found",
      "recordings.incomplete",
      "recordings.conflict",
      "recordings.not_audio",
      "server.storage_full",
    ],
  }),
  listRecordings: endpoint({
    method: "GET",
    path: "/interviews/{id}/recordings",
    access: "teller",
    summary: "The recordings of an interview, oldest first, with those that no answer has taken up yet",
    params: ofInterview,
    output: z.object({ data: z.array(recordingSchema) }),
    errors: ["interviews.not_found"],
  }),
  discardRecording: endpoint({
    method: "DELETE",
    path: "/interviews/{id}/recordings/{recording}",
    access: "teller",
    summary: "Deletes a recording that no answer has taken up; deleting it again changes nothing",
    params: ofRecording,
    output: doneSchema,
    errors: ["interviews.not_found", "recordings.in_use"],
  }),
  putCopy: endpoint({
    method: "PUT",
    path: "/interviews/{id}/recordings/{recording}/copy",
    access: "teller",
    summary:
      "Keeps a WAV copy beside a recording that the server cannot decode; the first copy stays, the recording is not touched",
    params: ofRecording,
    upload: { kind: "bytes", maxBytes: limits.recordingBytes },
    output: recordingSchema,
    errors: [
      "interviews.not_found",
      "recordings.not_found",
      "recordings.empty",
      "recordings.too_large",
      "recordings.too_many_open",
      "recordings.account_full",
      "recordings.not_audio",
      "server.storage_full",
    ],
  }),
  recordingAudio: endpoint({
    method: "GET",
    path: "/interviews/{id}/recordings/{recording}/audio",
    access: "teller",
    summary:
      "A recording to listen to, with Range; `original` gives exactly the bytes that the browser recorded. `as=teller`: for a player on a page of a teller's link, which can send no header",
    params: ofRecording,
    query: z.object({ original: z._default(z.enum(["0", "1"]), "0"), as: z.optional(z.literal("teller")) }),
    media: "audio/mpeg",
    errors: ["interviews.not_found", "recordings.not_found"],
  }),
  transcribeRecording: endpoint({
    method: "POST",
    path: "/interviews/{id}/recordings/{recording}/transcribe",
    access: "teller",
    summary:
      "The words of a kept recording; asking again gives the same words, or tries again when it failed",
    params: ofRecording,
    output: transcriptionSchema,
    errors: ["interviews.not_found", "recordings.not_found", "recordings.incomplete"],
  }),
  transcribeAudio: endpoint({
    method: "POST",
    path: "/interviews/{id}/transcribe-audio",
    access: "teller",
    summary:
      "Keeps a whole recording (form field `file`, with `recording_id` and `duration_ms`), then transcribes it",
    params: ofInterview,
    upload: { kind: "form", maxBytes: limits.recordingBytes },
    output: transcriptionSchema,
    errors: [
      "interviews.not_found",
      "recordings.conflict",
      "recordings.empty",
      "recordings.too_large",
      "recordings.too_many_open",
      "recordings.account_full",
      "recordings.not_audio",
      "server.storage_full",
    ],
  }),
};
