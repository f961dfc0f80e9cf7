import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { callerIdSchema, idSchema, timeSchema } from "./fields.ts";
import { messageRoleSchema, messageSchema } from "./interviews.ts";
import { limits } from "./vocabulary.ts";

const ofInterview = z.object({ id: idSchema });
const ofMessage = z.object({ id: idSchema, message: idSchema });
const correctedSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.spokenAnswerCharacters));
const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters));

/** A message that names somebody: some words before, the name, and some words after, for each place. */
export const namePlaceSchema = z.object({
  interview_id: idSchema,
  interview_title: z.string(),
  message_id: idSchema,
  role: messageRoleSchema,
  places: z.array(z.object({ before: z.string(), after: z.string() })),
});
export type NamePlace = z.infer<typeof namePlaceSchema>;

/** What a message said until `kept_at`. The oldest is what was said first. */
export const messageVersionSchema = z.object({
  id: idSchema,
  content: z.string(),
  kept_at: timeSchema,
  /** The recordings it had then; absent: the same as after it. */
  recording_ids: z.optional(z.array(idSchema)),
});
export type MessageVersion = z.infer<typeof messageVersionSchema>;

/** What people correct in an interview that is kept. What was there before stays as a version. */
export const corrections = {
  renameInterview: endpoint({
    method: "PATCH",
    path: "/interviews/{id}",
    access: "user",
    summary: "Gives an interview another title",
    params: ofInterview,
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleCharacters)),
    }),
    output: z.object({ id: idSchema, title: z.string() }),
    errors: ["interviews.not_found"],
  }),
  saveTranscript: endpoint({
    method: "PUT",
    path: "/interviews/{id}/transcript",
    access: "user",
    summary:
      "Keeps a corrected transcript: blocks are matched to the stored messages, none of which is removed or added",
    params: ofInterview,
    body: z.object({
      messages: z
        .array(
          z.object({
            id: z.optional(idSchema),
            role: messageRoleSchema,
            content: z.string().check(z.maxLength(limits.spokenAnswerCharacters)),
          }),
        )
        .check(z.maxLength(limits.snapshotMessages * 2)),
    }),
    output: z.object({
      messages: z.array(messageSchema),
      /** Messages whose words are other ones now. */
      changed: z.int(),
      /** Messages for which no block was sent: they stay as they were. */
      left: z.int(),
    }),
    errors: ["interviews.not_found", "interviews.full"],
  }),
  editMessage: endpoint({
    method: "PATCH",
    path: "/interviews/{id}/messages/{message}",
    access: "user",
    summary: "Corrects the words of one message",
    params: ofMessage,
    body: z.object({
      content: correctedSchema,
      /** A version of the message whose recordings it gets again. */
      version_id: z.optional(idSchema),
    }),
    output: messageSchema,
    errors: ["interviews.not_found", "interviews.message_not_found", "interviews.full"],
  }),
  tellAgain: endpoint({
    method: "POST",
    path: "/interviews/{id}/messages/{message}/recordings",
    access: "user",
    summary:
      "Adds kept recordings to an answer, or puts them in the place of what it was; repeating it changes nothing",
    params: ofMessage,
    body: z.object({
      recording_ids: z.array(callerIdSchema).check(z.minLength(1), z.maxLength(limits.answerRecordings)),
      /** What is said in them; empty: nobody has written it down yet, and it is added when somebody can. */
      words: z.string().check(z.trim(), z.maxLength(limits.spokenAnswerCharacters)),
      /** The answer is this and nothing else. What it was stays as a version, with its sound. */
      replaces: z._default(z.boolean(), false),
    }),
    output: messageSchema,
    errors: [
      "interviews.not_found",
      "interviews.message_not_found",
      "interviews.full",
      "recordings.not_found",
      "recordings.incomplete",
      "recordings.in_use",
    ],
  }),
  listMessageVersions: endpoint({
    method: "GET",
    path: "/interviews/{id}/messages/{message}/versions",
    access: "user",
    summary: "What a message said before it was corrected, newest first",
    params: ofMessage,
    output: z.object({ data: z.array(messageVersionSchema) }),
    errors: ["interviews.not_found", "interviews.message_not_found"],
  }),
  findName: endpoint({
    method: "GET",
    path: "/interviews/{id}/name-places",
    access: "user",
    summary: "Where a name stands in all interviews of this person",
    params: ofInterview,
    query: z.object({ name: nameSchema }),
    output: z.object({ data: z.array(namePlaceSchema) }),
    errors: ["interviews.not_found"],
  }),
  correctName: endpoint({
    method: "POST",
    path: "/interviews/{id}/name-places",
    access: "user",
    summary: "Writes a name in another way in these messages of the person's interviews",
    params: ofInterview,
    body: z.object({
      name: nameSchema,
      becomes: nameSchema,
      message_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.snapshotMessages * 3)),
    }),
    output: z.object({ changed: z.int() }),
    errors: ["interviews.not_found", "interviews.full"],
  }),
};
