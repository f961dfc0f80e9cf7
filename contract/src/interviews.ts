import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { callerIdSchema, idSchema, languageSchema, timeSchema } from "./fields.ts";
import { modelSchema, noticeCodes } from "./models.ts";
import { limits } from "./vocabulary.ts";

export const messageRoleSchema = z.enum(["user", "assistant"]);
/** What Saga does in a turn: words of the interviewer's design. */
export const moves = [
  "follow_up",
  "return",
  "open",
  "easier",
  "rephrase",
  "repeat",
  "answer",
  "mend",
  "stay_gently",
  "support",
  "offer_break",
  "wait",
  "delete",
  "close",
] as const;
export const moveSchema = z.enum(moves);
export const progressSchema = z.int().check(z.minimum(0), z.maximum(100));
export const interviewNumberSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** 1 to 3 are the three interviews of a life; interviews about one thing have the numbers after them. */
export const anyNumberSchema = z.int().check(z.minimum(1));

/** The one thing that an interview besides the three is about: a chapter of a life, a person of the tree, or a photograph. */
export const thingSchema = z.object({ kind: z.enum(["chapter", "person", "picture"]), id: idSchema });

/** A stored message. Ids never change. */
export const messageSchema = z.object({
  id: idSchema,
  role: messageRoleSchema,
  content: z.string(),
  created_at: timeSchema,
  /** Kept out of stories and prompts: see `kept-out` of the interview. */
  is_private: z.boolean(),
  /** Of an answer that is talk with Saga ("Who reads this?") and tells nothing of a life. */
  is_talk: z.optional(z.boolean()),
  /** The first recording of a spoken answer. */
  recording_id: z.optional(idSchema),
  /** All of them in order: each pause begins another. Without a transcript yet, `content` is empty. */
  recording_ids: z.optional(z.array(idSchema)),
  /** Of a turn of Saga: what it does. Absent where that was not kept. */
  move: z.optional(moveSchema),
  /** When the words of an answer were deleted for good, all of them, or at `cut_at` some with all of its sound: `content` is what stays. */
  deleted_at: z.optional(timeSchema),
  cut_at: z.optional(timeSchema),
  /** Of the first words of an interview: the question at the end of `content`, after the greeting. */
  asks: z.optional(z.string()),
  /** Words that say yes and no where Saga asks whether to delete an answer for good; any others may be said. */
  confirm: z.optional(z.object({ yes: z.string(), no: z.string() })),
});
export type Message = z.infer<typeof messageSchema>;
export const interviewSchema = z.object({
  _id: idSchema,
  title: z.string(),
  number: anyNumberSchema,
  /** The one thing that it is about; null: it is one of the three. */
  about: z.nullable(thingSchema),
  /** The teller wants not to be asked about it any more. */
  is_left_alone: z.optional(z.boolean()),
  interviewee: idSchema,
  language: languageSchema,
  model: z.string(),
  subject: z.string(),
  preview: z.string(),
  progress: progressSchema,
  /** Minutes that the answers were spoken for, as measured, at least 1; null: none was spoken. */
  duration: z.nullable(z.int()),
  messages: z.array(messageSchema),
  created_at: timeSchema,
  last_opened: timeSchema,
});
export type Interview = z.infer<typeof interviewSchema>;

/** Calm words and lines of help, each for some countries (two letters), when an answer speaks of acute danger. */
export const supportSchema = z.object({
  text: z.string(),
  lines: z.array(z.object({ name: z.string(), contact: z.string(), regions: z.array(z.string()) })),
});
export type Support = z.infer<typeof supportSchema>;

/** What an answer was meant as: words of the interviewer's design. */
export const intents = [
  "told",
  "told_enough",
  "grief",
  "secret",
  "crisis",
  "wish",
  "stop",
  "wait",
  "repeat",
  "unclear",
  "asks",
  "asked_before",
  "not_heard",
  "wrong",
  "corrects",
  "delete",
  "declines",
  "unknown",
  "nothing",
  "farewell",
  "resumes",
  "injection",
] as const;
export const heardSchema = z.object({
  intent: z.enum(intents),
  /** Of `asks`: what Saga was asked about. */
  about: z.optional(z.enum(["person", "reader", "length", "recording", "sense", "help"])),
});

/** Something that stands in no story and in no prompt, because the teller said so or because of what it is. */
export const keptOutSchema = z.object({
  id: idSchema,
  /** Of danger, never told before, taken back, not to be printed, not to be asked about. */
  kind: z.enum(["crisis", "secret", "erased", "not_printed", "not_asked"]),
  /** The answer that is kept out; null: a matter, wherever it is told. */
  message_id: z.nullable(idSchema),
  /** The answer whose words can be deleted for good: it, or some of its sentences, is kept out. Absent for a matter. */
  answer_id: z.optional(idSchema),
  /** The teller's own words for the matter, or the sentences that alone are meant; empty for a whole answer. */
  words: z.string(),
  created_at: timeSchema,
});
export type KeptOutItem = z.infer<typeof keptOutSchema>;

export const noticeSchema = z.object({ code: z.enum(noticeCodes) });
export type Notice = z.infer<typeof noticeSchema>;

const sentMessageSchema = z.object({
  role: messageRoleSchema,
  /** A new answer without recordings: no more than `limits.messageCharacters`. */
  content: z.string().check(z.maxLength(limits.spokenAnswerCharacters)),
  /** Of a spoken answer: recordings of this interview that are kept and not taken up yet. Its content may be empty. */
  recording_ids: z.optional(z.array(callerIdSchema).check(z.maxLength(limits.answerRecordings))),
});

const templateSchema = z.optional(z.string().check(z.maxLength(limits.templateCharacters)));

/**
 * What the browser knows of an interview. The server's transcript is the truth: only user messages after its last
 * stored one are taken from here; `progress`, `model` and the templates do not count for people who are not
 * administrators.
 */
export const snapshotSchema = z.object({
  id: idSchema,
  /** How many stored messages come before the first of `messages`: lets a long interview send only its end. */
  offset: z._default(z.int().check(z.minimum(0)), 0),
  interviewee: z.optional(z.nullable(idSchema)),
  model: z.optional(modelSchema),
  language: z.optional(languageSchema),
  messages: z.array(sentMessageSchema).check(z.maxLength(limits.snapshotMessages)),
  progress: z.optional(z.number()),
  number: z.optional(anyNumberSchema),
  question_analyze_template: templateSchema,
  question_connect_template: templateSchema,
});

const savedSchema = z.object({ id: idSchema, progress: progressSchema, messages: z.int() });

const turnErrors = [
  "interviews.not_found",
  "interviews.conflict",
  "interviews.full",
  "interviews.complete",
  "recordings.not_found",
  "recordings.incomplete",
  "recordings.in_use",
] as const;

export const interviews = {
  startInterview: endpoint({
    method: "POST",
    path: "/interviews/start-interview",
    access: "teller",
    summary: "Starts an interview, or returns the one that person and number already have",
    body: z.object({
      /** Accepted and ignored. */
      system_prompt: z.optional(z.string().check(z.maxLength(limits.templateCharacters))),
      bio: z.optional(z.nullable(z.string().check(z.maxLength(limits.bioCharacters)))),
      interview: z.object({
        language: z.optional(languageSchema),
        model: z.optional(modelSchema),
        number: z._default(interviewNumberSchema, 1),
        title: z.optional(z.string().check(z.maxLength(limits.titleCharacters))),
        /** Whose interview; the caller's own when absent. */
        interviewee: z.optional(z.nullable(idSchema)),
      }),
    }),
    output: z.object({
      id: idSchema,
      first_question: z.string(),
      progress: progressSchema,
      language: languageSchema,
      messages: z.array(messageSchema),
    }),
    errors: ["people.not_found", "interviews.locked"],
  }),
  getInterview: endpoint({
    method: "GET",
    path: "/interviews/{id}",
    access: "teller",
    summary: "An interview with its messages",
    params: z.object({ id: idSchema }),
    output: z.extend(interviewSchema, {
      interviewee_name: z.string(),
      /** One line that brings back what was told last, for somebody who returns; null when nothing was. */
      recap: z.nullable(z.string()),
      /** Lines of help, when the last turn offers support, alone or beside the question whether the teller is in danger. */
      support: z.nullable(supportSchema),
    }),
    errors: ["interviews.not_found"],
  }),
  getKeptOut: endpoint({
    method: "GET",
    path: "/interviews/{id}/kept-out",
    access: "teller",
    summary: "What is kept out of stories because of this interview",
    params: z.object({ id: idSchema }),
    output: z.object({ data: z.array(keptOutSchema) }),
    errors: ["interviews.not_found"],
  }),
  letIn: endpoint({
    method: "DELETE",
    path: "/interviews/{id}/kept-out/{kept_id}",
    access: "teller",
    summary: "Lets something in again that was kept out of stories; repeating it changes nothing",
    params: z.object({ id: idSchema, kept_id: idSchema }),
    output: z.object({ data: z.array(keptOutSchema) }),
    errors: ["interviews.not_found"],
  }),
  getInterviews: endpoint({
    method: "POST",
    path: "/interviews/get-interviews",
    access: "teller",
    summary: "The interviews of these people, newest first",
    query: z.object({
      /** 0: without the messages, for lists. */
      messages: z._default(z.enum(["0", "1"]), "1"),
    }),
    body: z.array(idSchema).check(z.maxLength(limits.listedIds)),
    output: z.array(z.extend(interviewSchema, { message_count: z.int() })),
    errors: ["people.not_found"],
  }),
  saveInterview: endpoint({
    method: "POST",
    path: "/interviews/save-interview",
    access: "teller",
    summary: "Stores answers the server does not have yet; never shortens a transcript",
    body: snapshotSchema,
    output: savedSchema,
    errors: [...turnErrors],
  }),
  finishInterview: endpoint({
    method: "POST",
    path: "/interviews/finish-interview",
    access: "teller",
    summary: "Saves at the end of a sitting; does not change the progress",
    body: snapshotSchema,
    output: savedSchema,
    errors: [...turnErrors],
  }),
  getQuestion: endpoint({
    method: "POST",
    path: "/interviews/get-question",
    access: "teller",
    summary: "Stores the answer and asks the next question; repeating the call returns the same question",
    body: z.extend(snapshotSchema, {
      /** Passes over the last question for good ("Ask me something else"). */
      skip: z._default(z.boolean(), false),
    }),
    output: z.object({
      next_question: z.string(),
      progress: progressSchema,
      /** The stored messages that follow what the caller already had from the server: its answers, then the question. */
      messages: z.array(messageSchema),
      support: z.nullable(supportSchema),
      /** What the last answer was meant as; null before the first one and for an answer that nobody has written down yet. */
      heard: z.nullable(heardSchema),
      /** What this turn does; a short act before it stands in `also`: `support` where lines of help stand below a question about danger. */
      move: z.nullable(moveSchema),
      also: z.array(moveSchema),
      /** What is left out of stories because of this answer; absent where nothing is. */
      kept_out: z.optional(z.array(keptOutSchema)),
      /** With this turn an answer was deleted for good: messages that the caller has say something else now. Absent where none was. */
      words_deleted: z.optional(z.literal(true)),
      /** Everybody else gets `prepared`. */
      notice: z.nullable(noticeSchema),
    }),
    streams: true,
    errors: [...turnErrors],
  }),
};
