import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  callerIdSchema,
  doneSchema,
  idSchema,
  languageSchema,
  pageOf,
  pageQuerySchema,
  timeSchema,
} from "./fields.ts";
import { lifePeriods, limits, storyLength, storyStyles } from "./vocabulary.ts";

const storyWriters = ["built_in", "model"] as const;

/** A sentence of a story and the messages it was made from. */
export const storySentenceSchema = z.object({
  text: z.string(),
  sources: z.array(z.object({ interview_id: idSchema, message_id: idSchema })),
  /** A whole paragraph that a person wrote or changed: kept to the letter when the story is written anew. */
  by_hand: z.optional(z.boolean()),
  /** It is neither printed nor shared until somebody has decided about it. */
  held: z.optional(z.boolean()),
  /** A paragraph begins with it. */
  begins_paragraph: z.optional(z.boolean()),
});

export const storySectionSchema = z.object({ heading: z.string(), sentences: z.array(storySentenceSchema) });

const summarySchema = z.object({
  id: idSchema,
  title: z.string(),
  words: z.int(),
  language: languageSchema,
  style: z.enum(storyStyles),
  /** The time of life it is of; null: all of it. */
  period: z.nullable(z.enum(lifePeriods)),
  interview_ids: z.array(idSchema),
  preview: z.string(),
  created_at: timeSchema,
  updated_at: timeSchema,
});

export const storySchema = z.extend(summarySchema, {
  /** The whole text: headings and paragraphs between blank lines. A person's edit replaces it. */
  story: z.string(),
  sentences: z.array(storySentenceSchema),
  sections: z.array(storySectionSchema),
  /** Said plainly when the length could not be reached, or the words stay in another language. */
  note: z.nullable(z.string()),
  /** Somebody has changed the text by hand. */
  is_edited: z.boolean(),
  /** Who found the words: a model, or the built-in writer, which uses the teller's own sentences. */
  writer: z.enum(storyWriters),
  /** Passages that are still to be read through; what they say is neither printed nor shared. */
  to_read: z.int(),
  /** The model as it was chosen and the one that answered; null for the built-in writer. */
  model: z.nullable(z.object({ requested: z.string(), used: z.string() })),
});
export type Story = z.infer<typeof storySchema>;

export const readDecisions = ["keep", "shorten", "reword", "leave_out"] as const;
export type ReadDecision = (typeof readDecisions)[number];

/** What a passage tells of that could hurt or expose somebody. */
export const soreKinds = [
  "secret",
  "affair",
  "crime",
  "money",
  "quarrel",
  "blame",
  "illness",
  "loss",
] as const;
export type SoreKind = (typeof soreKinds)[number];

/**
 * Why a passage is to be read through: it points to something that is kept out of stories, or else what it tells of, how it was told,
 * or what its lines tell together.
 */
export const readReasons = ["beside_kept", ...soreKinds, "first_told", "together"] as const;
export type ReadReason = (typeof readReasons)[number];

/** Lines of a story that could hurt or expose somebody. `now`: what stands instead since it was decided; null: nothing. */
export const readPassageSchema = z.object({
  id: z.string(),
  heading: z.string(),
  reasons: z.array(z.enum(readReasons)),
  /** Why it could hurt somebody, in the words of a model and the language of the story; null: rules alone found it. */
  why: z.nullable(z.string()),
  lines: z.array(
    z.object({
      text: z.string(),
      now: z.nullable(z.string()),
      /** What was decided about this line; null: nothing yet. */
      decision: z.nullable(z.enum(readDecisions)),
      /** The chapter it stands in, and the sentences right before and behind it there; null: none. */
      heading: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      sources: z.array(z.object({ interview_id: idSchema, message_id: idSchema })),
    }),
  ),
  /** Names in it, with what each is shortened to. */
  names: z.array(z.object({ full: z.string(), short: z.string() })),
  decision: z.nullable(z.enum(readDecisions)),
});
export type ReadPassage = z.infer<typeof readPassageSchema>;

/** `open`: passages nobody has decided about. */
export const readThroughSchema = z.object({
  title: z.string(),
  language: languageSchema,
  passages: z.array(readPassageSchema),
  open: z.int(),
});
export type ReadThrough = z.infer<typeof readThroughSchema>;

/** How far a story is: `done` sections of `of`; `of` is 0 until it is known. */
export const storyProgressSchema = z.object({
  step: z.enum(["waiting", "reading", "writing", "finishing"]),
  done: z.int(),
  of: z.int(),
});
export type StoryProgress = z.infer<typeof storyProgressSchema>;

/** A story that is being written, was written, or was to be. `id` is that of the call that asked for it. */
export const storyJobSchema = z.object({
  id: idSchema,
  story_id: idSchema,
  state: z.enum(["waiting", "writing", "done", "cancelled", "failed"]),
  progress: storyProgressSchema,
  /** Code of the error that ended it. */
  error: z.nullable(z.string()),
  created_at: timeSchema,
});
export type StoryJob = z.infer<typeof storyJobSchema>;

/** `id` is that of the story. */
export const acceptedStorySchema = z.object({ id: idSchema, job: storyJobSchema });

/** What a story was before it was changed, written anew or restored. */
export const storyVersionSchema = z.object({
  id: idSchema,
  title: z.string(),
  words: z.int(),
  preview: z.string(),
  is_edited: z.boolean(),
  writer: z.enum(storyWriters),
  written_at: timeSchema,
});
export type StoryVersion = z.infer<typeof storyVersionSchema>;

const idParams = z.object({ id: idSchema });
const titleSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleCharacters));

export const stories = {
  createStory: endpoint({
    method: "POST",
    path: "/stories",
    access: "user",
    summary: "Writes a story from interviews and saves it",
    body: z.object({
      /** Repeating a call with the same id returns the story already written, or goes on waiting for it. */
      id: z.optional(callerIdSchema),
      /** A story to be written anew in its place: what a person changed in it stays, what it was is kept as a version. */
      regenerates: z.optional(idSchema),
      /**
       * What of that story stays. `changed`: what a person changed. `everything`: all of it, to the letter; what the interviews
       * hold that it does not have yet is added, in `length` words.
       */
      keeps: z._default(z.enum(["changed", "everything"]), "changed"),
      interview_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.listedIds)),
      length: z._default(z.int().check(z.minimum(storyLength.min), z.maximum(storyLength.max)), 1000),
      style: z._default(z.enum(storyStyles), "biography"),
      /** Only what was told of this time of life. */
      period: z.optional(z.enum(lifePeriods)),
      language: z._default(languageSchema, "en"),
    }),
    output: storySchema,
    streams: true,
    progress: storyProgressSchema,
    accepted: acceptedStorySchema,
    errors: [
      "interviews.not_found",
      "stories.nothing_told",
      "stories.too_much",
      "stories.too_many",
      "stories.id_taken",
      "stories.not_found",
      "stories.cancelled",
      "server.unavailable",
    ],
  }),
  listStories: endpoint({
    method: "GET",
    path: "/stories",
    access: "user",
    summary: "The caller's stories, newest first",
    query: pageQuerySchema,
    output: pageOf(summarySchema),
    errors: [],
  }),
  getStory: endpoint({
    method: "GET",
    path: "/stories/{id}",
    access: "user",
    summary: "A story with the sources of every sentence",
    params: idParams,
    output: storySchema,
    errors: ["stories.not_found", "request.too_large"],
  }),
  updateStory: endpoint({
    method: "PATCH",
    path: "/stories/{id}",
    access: "user",
    summary: "Keeps a person's own title or text",
    params: idParams,
    body: z.object({
      title: z.optional(titleSchema),
      story: z.optional(z.string().check(z.maxLength(limits.storyCharacters))),
    }),
    output: storySchema,
    errors: ["stories.not_found", "request.too_large"],
  }),
  storyJob: endpoint({
    method: "GET",
    path: "/stories/jobs/{id}",
    access: "user",
    summary: "How far a story is, by the id of the call that asked for it",
    params: idParams,
    output: storyJobSchema,
    errors: ["stories.job_not_found"],
  }),
  cancelStoryJob: endpoint({
    method: "POST",
    path: "/stories/jobs/{id}/cancel",
    access: "user",
    summary: "Stops the writing of a story; one that is written stays",
    params: idParams,
    output: storyJobSchema,
    errors: ["stories.job_not_found"],
  }),
  listStoryVersions: endpoint({
    method: "GET",
    path: "/stories/{id}/versions",
    access: "user",
    summary: "What a story was before, newest first",
    params: idParams,
    output: z.object({ data: z.array(storyVersionSchema) }),
    errors: ["stories.not_found"],
  }),
  restoreStoryVersion: endpoint({
    method: "POST",
    path: "/stories/{id}/versions/{version}/restore",
    access: "user",
    summary: "Makes a story what it was; what it is now is kept as a version",
    params: z.object({ id: idSchema, version: idSchema }),
    output: storySchema,
    errors: ["stories.not_found", "stories.version_not_found"],
  }),
  readThrough: endpoint({
    method: "GET",
    path: "/stories/{id}/read-through",
    access: "user",
    summary: "The passages of a story that could hurt or expose somebody, with what was decided about them",
    params: idParams,
    output: readThroughSchema,
    errors: ["stories.not_found"],
  }),
  decidePassage: endpoint({
    method: "POST",
    path: "/stories/{id}/read-through",
    access: "user",
    summary: "Keeps a passage, shortens its names, says it in other words or leaves it out",
    params: idParams,
    body: z.object({
      passage: z.string().check(z.maxLength(20)),
      decision: z.enum(readDecisions),
      /** Of each line its own decision, in place of the one for all. */
      lines: z.optional(z.array(z.enum(readDecisions)).check(z.maxLength(10))),
      /** Of `reword`: what each line says instead; an empty one is left out. */
      wording: z.optional(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(10))),
    }),
    output: readThroughSchema,
    errors: ["stories.not_found", "stories.passage_not_found"],
  }),
  deleteStory: endpoint({
    method: "DELETE",
    path: "/stories/{id}",
    access: "user",
    summary: "Deletes a story; the interviews stay",
    params: idParams,
    output: doneSchema,
    errors: ["stories.not_found"],
  }),
};
