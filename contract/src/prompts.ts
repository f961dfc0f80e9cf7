import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languageSchema, pageOf, pageQuerySchema, timeSchema } from "./fields.ts";
import { modelSchema } from "./models.ts";
import { limits } from "./vocabulary.ts";

/** What a question in the words of a model may do wrong. */
const wordingRules = [
  "asks_twice",
  "asks_two_things",
  "asks_nothing",
  "asks_on",
  "asked_before",
  "not_open",
  "leads",
  "praises",
  "shouts",
  "too_long",
  "long_quotation",
  "unfounded_quotation",
  "heavy_quotation",
  "other_quotation",
  "unfounded_name",
  "unfounded_number",
  "unfounded_relative",
  "guesses_picture",
  "placeholder_left",
  "markup",
  "address",
  "other_language",
  "left_alone",
  "leaks_rules",
  "claims_a_life",
  "untrue_promise",
  "unanswered",
  "act_not_possible",
  "move",
] as const;
export type WordingRule = (typeof wordingRules)[number];

const template = z.string().check(z.maxLength(limits.templateCharacters));
const templates = { analyze: template, connect: template };

/** What administrators saved about the tone of questions. Version 0: nothing was saved yet. */
export const promptVersionSchema = z.object({
  version: z.int(),
  ...templates,
  saved_at: z.nullable(timeSchema),
});
export type PromptVersion = z.infer<typeof promptVersionSchema>;

/** A part of the prompt as a model gets it. `is_fixed`: no template can change it. */
const partSchema = z.object({
  role: z.enum(["system", "user", "assistant"]),
  content: z.string(),
  is_fixed: z.boolean(),
});

const trial = { ...templates, language: languageSchema };

export const prompts = {
  getPrompts: endpoint({
    method: "GET",
    path: "/prompts",
    access: "admin",
    summary: "The saved tone of questions",
    output: promptVersionSchema,
    errors: [],
  }),
  savePrompts: endpoint({
    method: "PUT",
    path: "/prompts",
    access: "admin",
    summary: "Saves the tone of questions as the next version; saving what is saved already changes nothing",
    body: z.object({ ...templates, /** The version that was read. */ based_on: z.int() }),
    output: promptVersionSchema,
    errors: ["prompts.conflict"],
  }),
  listPrompts: endpoint({
    method: "GET",
    path: "/prompts/versions",
    access: "admin",
    summary: "Every saved version, the newest first",
    query: pageQuerySchema,
    output: pageOf(promptVersionSchema),
    errors: [],
  }),
  previewPrompt: endpoint({
    method: "POST",
    path: "/prompts/preview",
    access: "admin",
    summary: "The whole prompt of a question with these templates, for an answer of the administrator's own",
    body: z.object({
      ...trial,
      answer: z.string().check(z.minLength(1), z.maxLength(limits.messageCharacters)),
    }),
    output: z.object({ parts: z.array(partSchema), built_in: z.string() }),
    errors: [],
  }),
  tryPrompt: endpoint({
    method: "POST",
    path: "/prompts/dry-run",
    access: "admin",
    summary: "Asks the model once with these templates; nothing is stored but what it cost",
    body: z.object({
      ...trial,
      answer: z.string().check(z.minLength(1), z.maxLength(limits.messageCharacters)),
      model: z.optional(modelSchema),
    }),
    output: z.object({
      /** Who answered; null: no model could be asked. */
      model: z.nullable(z.string()),
      /** In the model's words; null: it failed. */
      question: z.nullable(z.string()),
      built_in: z.string(),
      /** Rules that the wording breaks: then people would get the built-in question. */
      broken: z.array(z.enum(wordingRules)),
      failure: z.nullable(z.string()),
      input_tokens: z.int(),
      output_tokens: z.int(),
      cost_usd: z.nullable(z.number()),
    }),
    errors: [],
  }),
};
