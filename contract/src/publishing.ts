import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { doneSchema, idSchema, languageSchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

export const storyForms = ["pdf", "epub", "docx", "md"] as const;
export const interviewForms = ["pdf", "docx", "md", "vtt"] as const;

const sentenceNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000));

const ofStory = z.object({ id: idSchema });

/** A link to a story. Its secret is told once, when it is made. */
export const shareSchema = z.object({
  id: idSchema,
  created_at: timeSchema,
  /** Null: it is printed in a book, and lasts until somebody ends it. */
  expires_at: z.nullable(timeSchema),
  /** Somebody who opens it is asked for a word. */
  has_word: z.boolean(),
  /** The teller is heard, where the story has their own recorded words. */
  has_sound: z.boolean(),
});
export type Share = z.infer<typeof shareSchema>;

const chaptersSchema = z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) }));

/** How many passages are in no file and behind no link, and what is. */
export const leftOutSchema = z.object({
  /** They touch a matter that is to be left alone, come from an answer that is kept out, or wait in the read-through. */
  kept_out: z.int(),
  title: z.string(),
  chapters: chaptersSchema,
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** What opens a link. It stands in the body, so that no log of addresses holds it. */
const keySchema = z.object({
  secret: z.string().check(z.minLength(1), z.maxLength(100)),
  word: z.optional(z.string().check(z.maxLength(limits.nameCharacters))),
});

/** A story as those see it who have a link. */
export const sharedStorySchema = z.object({
  title: z.string(),
  author: z.string(),
  language: languageSchema,
  created_at: timeSchema,
  chapters: chaptersSchema,
  /** Sentences in the teller's own recorded voice, where the link has sound; `at` names one to hear it. */
  voice: z.array(
    z.object({
      at: z.int(),
      text: z.string(),
      duration_ms: z.int(),
      /** The same for all sentences of a passage. A code in a book names it behind the secret: `#secret.passage`. */
      passage: z.string(),
    }),
  ),
});
export type SharedStory = z.infer<typeof sharedStorySchema>;

/** A sentence of a story as it is read aloud: by the teller, where it was told so, else by a voice. */
export const narratedSchema = z.object({
  text: z.string(),
  voice: z.enum(["own", "saga"]),
  /** Of the teller's own voice: measured. */
  duration_ms: z.nullable(z.int()),
});
export type Narrated = z.infer<typeof narratedSchema>;

export const publishing = {
  exportStory: endpoint({
    method: "GET",
    path: "/stories/{id}/export",
    access: "user",
    summary: "A story as a file, without what is kept out",
    params: ofStory,
    query: z.object({ form: z._default(z.enum(storyForms), "pdf") }),
    media: "application/octet-stream",
    errors: ["stories.not_found", "documents.failed"],
  }),
  exportArchive: endpoint({
    method: "GET",
    path: "/archive",
    access: "user",
    summary:
      "All stories and interviews of the caller and the people they interview: pages and sound that open from a disk, and the words as JSON, without what is kept out",
    media: "application/zip",
    errors: [],
  }),
  storyLeftOut: endpoint({
    method: "GET",
    path: "/stories/{id}/left-out",
    access: "user",
    summary: "How much of a story is in no file and behind no link, and the text that is",
    params: ofStory,
    output: leftOutSchema,
    errors: ["stories.not_found"],
  }),
  exportInterview: endpoint({
    method: "GET",
    path: "/interviews/{id}/export",
    access: "user",
    summary: "An interview as a file, without what is kept out; `vtt` gives subtitles for its audio",
    params: ofStory,
    query: z.object({ form: z._default(z.enum(interviewForms), "pdf") }),
    media: "application/octet-stream",
    errors: ["interviews.not_found", "documents.failed", "recordings.nothing_spoken"],
  }),
  listShares: endpoint({
    method: "GET",
    path: "/stories/{id}/shares",
    access: "user",
    summary: "The links to a story that have not ended",
    params: ofStory,
    output: z.object({ data: z.array(shareSchema) }),
    errors: ["stories.not_found"],
  }),
  createShare: endpoint({
    method: "POST",
    path: "/stories/{id}/shares",
    access: "user",
    summary: "Makes a link by which people without an account read a story",
    params: ofStory,
    body: z.object({
      /** Whether the teller is heard behind it. */
      sound: z._default(z.boolean(), false),
      days: z._default(z.union([z.literal(7), z.literal(30), z.literal(365)]), 30),
      /** Asked for when the link is opened. */
      word: z.optional(
        z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(limits.nameCharacters))),
      ),
    }),
    output: z.extend(shareSchema, {
      secret: z.string(),
      /** The whole link; null: the server does not know its own address. */
      url: z.nullable(z.string()),
    }),
    errors: ["stories.not_found"],
  }),
  endShare: endpoint({
    method: "DELETE",
    path: "/stories/{id}/shares/{share}",
    access: "user",
    summary: "Ends a link; ending it again changes nothing",
    params: z.object({ id: idSchema, share: idSchema }),
    output: doneSchema,
    errors: ["stories.not_found"],
  }),
  readShared: endpoint({
    method: "POST",
    path: "/shared-stories",
    access: "public",
    summary: "The story behind a link. The secret stands in the body, so that no log of addresses holds it",
    body: keySchema,
    output: sharedStorySchema,
    errors: ["shares.not_found", "shares.word_needed", "shares.wrong_word", "request.rate_limited"],
  }),
  hearShared: endpoint({
    method: "POST",
    path: "/shared-stories/voice/{at}",
    access: "public",
    summary: "One sentence of the story behind a link, in the teller's own recorded voice",
    params: z.object({ at: sentenceNumber }),
    body: keySchema,
    media: "audio/mpeg",
    errors: [
      "shares.not_found",
      "shares.word_needed",
      "shares.wrong_word",
      "stories.sentence_not_found",
      "request.rate_limited",
    ],
  }),
  putCover: endpoint({
    method: "PUT",
    path: "/stories/{id}/cover",
    access: "user",
    summary: "Puts a JPEG on the cover of a story; recognised by its content",
    params: ofStory,
    upload: { kind: "bytes", maxBytes: limits.coverBytes },
    output: doneSchema,
    errors: ["stories.not_found", "covers.not_image", "covers.too_large"],
  }),
  getCover: endpoint({
    method: "GET",
    path: "/stories/{id}/cover",
    access: "user",
    summary: "The photograph on the cover of a story",
    params: ofStory,
    media: "image/jpeg",
    errors: ["stories.not_found", "covers.none"],
  }),
  removeCover: endpoint({
    method: "DELETE",
    path: "/stories/{id}/cover",
    access: "user",
    summary: "Takes the photograph off the cover; doing it again changes nothing",
    params: ofStory,
    output: doneSchema,
    errors: ["stories.not_found"],
  }),
  storyNarration: endpoint({
    method: "GET",
    path: "/stories/{id}/narration",
    access: "user",
    summary: "The sentences of a story in the order in which they are read aloud, and by whom",
    params: ofStory,
    output: z.object({ data: z.array(narratedSchema) }),
    errors: ["stories.not_found"],
  }),
  narratedSentence: endpoint({
    method: "GET",
    path: "/stories/{id}/narration/{at}",
    access: "user",
    summary: "One sentence of a story read aloud: cut from the teller's recording, or spoken",
    params: z.object({
      id: idSchema,
      at: sentenceNumber,
    }),
    media: "audio/mpeg",
    errors: ["stories.not_found", "stories.sentence_not_found", "speech.failed"],
  }),
};
