import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema, timeSchema } from "./fields.ts";
import { keptOutSchema, messageSchema } from "./interviews.ts";

const removalState = z.enum(["removing", "removed"]);

/** What was removed. The rows are gone when this is answered; files and mails are when `state` is `removed`. */
export const removalSchema = z.object({
  ok: z.literal(true),
  id: idSchema,
  state: removalState,
  /** Stories of the caller that have lost sentences, or are gone because nothing was left of them. */
  stories: z.array(z.object({ id: idSchema, title: z.string(), sentences: z.int(), is_gone: z.boolean() })),
  /** Stories of other accounts that have. A note in each of them says so. */
  stories_of_others: z.int(),
  /** Where the words may still be. */
  remains: z.array(z.enum(["backups"])),
});
export type Removal = z.infer<typeof removalSchema>;

/** What an answer's deletion has changed. Its files are gone soon after. */
const deletedWordsSchema = z.object({
  /** What is still kept out because of the interview. */
  data: z.array(keptOutSchema),
  /** The messages of the interview. Where a question repeated what was deleted, other words stand now. */
  messages: z.array(messageSchema),
  /** How many stories have lost sentences that were drawn from the answer. */
  stories: z.int(),
  remains: z.array(z.enum(["backups"])),
});
export type DeletedWords = z.infer<typeof deletedWordsSchema>;

const departureSchema = z.object({
  /** When the account goes; null: it stays. */
  due_at: z.nullable(timeSchema),
});

export const removal = {
  deleteUser: endpoint({
    method: "DELETE",
    path: "/users/{id}",
    access: "user",
    summary: "Removes an interviewee, or an account with its interviewees, and everything of theirs, at once",
    params: z.object({ id: idSchema }),
    output: removalSchema,
    errors: ["people.not_found", "people.is_administrator"],
  }),
  deleteInterview: endpoint({
    method: "DELETE",
    path: "/interviews/{id}",
    access: "user",
    summary: "Removes an interview with its recordings, and what was drawn from it",
    params: z.object({ id: idSchema }),
    output: removalSchema,
    errors: ["interviews.not_found"],
  }),
  deleteWords: endpoint({
    method: "DELETE",
    path: "/interviews/{id}/kept-out/{message}/words",
    access: "teller",
    summary:
      "Deletes the words and the sound of an answer that is kept out, for good; repeating it changes nothing",
    params: z.object({ id: idSchema, message: idSchema }),
    output: deletedWordsSchema,
    errors: ["interviews.not_found", "interviews.message_not_found"],
  }),
  getRemoval: endpoint({
    method: "GET",
    path: "/removals/{id}",
    access: "user",
    summary: "How far a removal is that the caller asked for; known for a day",
    params: z.object({ id: idSchema }),
    output: z.object({ id: idSchema, state: removalState }),
    errors: ["removals.not_found"],
  }),
  getDeparture: endpoint({
    method: "GET",
    path: "/account/departure",
    access: "user",
    summary: "Whether the caller's account is to be removed, and when",
    output: departureSchema,
    errors: [],
  }),
  requestDeparture: endpoint({
    method: "POST",
    path: "/account/departure",
    access: "user",
    summary: "Has the caller's account removed in seven days; asking again changes nothing",
    output: departureSchema,
    errors: ["people.is_administrator"],
  }),
  takeBackDeparture: endpoint({
    method: "DELETE",
    path: "/account/departure",
    access: "user",
    summary: "Keeps the caller's account",
    output: departureSchema,
    errors: [],
  }),
};
