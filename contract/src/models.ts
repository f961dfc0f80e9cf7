import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { modelProviders, models } from "./model-catalogue.ts";

export const modelSchema = z.enum(models);

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

export const modelCalls = {
  listModels: endpoint({
    method: "GET",
    path: "/models",
    access: "user",
    summary: "The models that can be chosen, and who answers for each on this server",
    output: z.object({
      models: z.array(listedModelSchema),
      prices_as_of: z.string(),
      /** Chosen for everyone. */
      default_model: modelSchema,
      default_voice: z.enum(["elevenlabs", "openai"]),
    }),
    errors: [],
  }),
};
