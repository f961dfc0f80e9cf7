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
import { limits, storyLength, storyStyles } from "./vocabulary.ts";

/** A sentence of a story and the messages it was made from. */
export const storySentenceSchema = z.object({
  text: z.string(),
  sources: z.array(z.object({ interview_id: idSchema, message_id: idSchema })),
});

export const storySectionSchema = z.object({ heading: z.string(), sentences: z.array(storySentenceSchema) });

const summarySchema = z.object({
  id: idSchema,
  title: z.string(),
  words: z.int(),
  language: languageSchema,
  style: z.enum(storyStyles),
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
});
export type Story = z.infer<typeof storySchema>;

const idParams = z.object({ id: idSchema });
const titleSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.titleCharacters));

export const stories = {
  createStory: endpoint({
    method: "POST",
    path: "/stories",
    access: "user",
    summary: "Writes a story from interviews and saves it",
    body: z.object({
      /** Repeating a call with the same id returns the story already written. */
      id: z.optional(callerIdSchema),
      interview_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.listedIds)),
      length: z._default(z.int().check(z.minimum(storyLength.min), z.maximum(storyLength.max)), 1000),
      style: z._default(z.enum(storyStyles), "biography"),
      language: z._default(languageSchema, "en"),
    }),
    output: storySchema,
    errors: ["interviews.not_found", "stories.nothing_told", "stories.id_taken"],
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
    errors: ["stories.not_found"],
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
    errors: ["stories.not_found"],
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
