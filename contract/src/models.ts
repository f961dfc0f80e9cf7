import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema, pageOf, pageQuerySchema, timeSchema } from "./fields.ts";
import { modelProviders, models } from "./model-catalogue.ts";

export const modelSchema = z.enum(models);
const voiceSchema = z.enum(["elevenlabs", "openai"]);

/** Why a question stands in prepared words though a model was to word it. Administrators get the cause. */
export const noticeCodes = [
  "prepared",
  "broken_rules",
  "spent",
  "auth",
  "quota",
  "rate_limit",
  "model_gone",
  "too_long",
  "filtered",
  "truncated",
  "bad_output",
  "cut",
  "timeout",
  "unreachable",
  "down",
  "refused",
] as const;

const priceSchema = z.object({
  input: z.number(),
  cache_read: z.number(),
  cache_write: z.number(),
  output: z.number(),
});

/** A model as administrators see it. */
export const listedModelSchema = z.object({
  id: modelSchema,
  provider: z.enum(["openai", "anthropic"]),
  status: z.enum(["active", "retired"]),
  retired_on: z.nullable(z.string()),
  /** The model that answers when this one is chosen. */
  answered_by: z.string(),
  /** Who is asked on this server; null: nobody, the built-in interviewer's words are used. */
  served_by: z.nullable(z.enum(modelProviders)),
  context: z.int(),
  /** Dollars for a million tokens, of the model that answers; null: not known, as for a server of one's own. */
  prices: z.nullable(priceSchema),
});
export type ListedModel = z.infer<typeof listedModelSchema>;

const choiceSchema = z.object({
  models: z.array(listedModelSchema),
  prices_as_of: z.string(),
  /** Chosen for everyone. */
  default_model: modelSchema,
  default_voice: voiceSchema,
});

/** A service that words are sent to, as administrators see it. */
export const modelServiceSchema = z.object({
  name: z.enum(modelProviders),
  /** As people know it, or the host of a server of one's own. */
  label: z.string(),
  /** Words leave the house: those whose words they are must have agreed. */
  is_outside: z.boolean(),
  /** The last call of it; null: none yet. */
  last: z.nullable(z.object({ at: timeSchema, outcome: z.string() })),
  /** It failed and is left alone for a minute. */
  is_resting: z.boolean(),
});
export type ModelService = z.infer<typeof modelServiceSchema>;

/** Whether a person's words may go to services outside the house. */
export const consentSchema = z.object({
  /** The services that are configured, as people know them; none: nothing leaves the house. */
  services: z.array(z.string()),
  /** The photograph that an interview is about goes along with the words. */
  sends_pictures: z.boolean(),
  /** Null: not decided, or not asked because nothing leaves the house. */
  accepts: z.nullable(z.boolean()),
});
export type ConsentState = z.infer<typeof consentSchema>;

const sumsSchema = z.object({
  calls: z.int(),
  failed: z.int(),
  input_tokens: z.int(),
  cached_tokens: z.int(),
  output_tokens: z.int(),
  /** Spoken by voices. */
  characters: z.int(),
  /** Of recordings that were written down. */
  seconds: z.int(),
  /** Dollars, as far as prices are known. */
  cost_usd: z.number(),
  /** Calls of models without a known price. */
  unpriced: z.int(),
});

export const spendKeys = ["day", "provider", "interview"] as const;
export const spendRowSchema = z.extend(sumsSchema, {
  /** A day, a provider and model, or the id of what was made. */
  key: z.string(),
  /** For people. */
  label: z.string(),
});
export type SpendRow = z.infer<typeof spendRowSchema>;

export const modelCalls = {
  listModels: endpoint({
    method: "GET",
    path: "/models",
    access: "user",
    summary: "The models that can be chosen, and who answers for each on this server",
    output: choiceSchema,
    errors: [],
  }),
  setModelDefaults: endpoint({
    method: "PUT",
    path: "/models/defaults",
    access: "admin",
    summary: "Chooses the model and the voice for everyone; leaves what is not named",
    body: z.object({ model: z.optional(modelSchema), voice: z.optional(voiceSchema) }),
    output: choiceSchema,
    errors: [],
  }),
  modelServices: endpoint({
    method: "GET",
    path: "/models/services",
    access: "admin",
    summary: "The services that words are sent to, how they do, and what may be spent",
    output: z.object({
      services: z.array(modelServiceSchema),
      /** Dollars of one day (UTC). */
      limits: z.object({ person_usd: z.number(), day_usd: z.number() }),
      spent_today_usd: z.number(),
    }),
    errors: [],
  }),
  spend: endpoint({
    method: "GET",
    path: "/models/spend",
    access: "admin",
    summary:
      "Tokens, speech and cost of the last days, by day, by provider and model, or by interview and story",
    query: z.extend(pageQuerySchema, {
      by: z._default(z.enum(spendKeys), "day"),
      days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_660)), 30),
    }),
    output: z.extend(pageOf(spendRowSchema), { sum: sumsSchema }),
    errors: [],
  }),
  getConsent: endpoint({
    method: "GET",
    path: "/users/{id}/consent",
    access: "teller",
    summary: "Whether this person's words may go to services outside the house",
    params: z.object({ id: idSchema }),
    output: consentSchema,
    errors: ["people.not_found"],
  }),
  setConsent: endpoint({
    method: "PUT",
    path: "/users/{id}/consent",
    access: "user",
    summary: "Allows or forbids sending this person's words to the services configured now",
    params: z.object({ id: idSchema }),
    body: z.object({ accepts: z.boolean() }),
    output: consentSchema,
    errors: ["people.not_found"],
  }),
};
