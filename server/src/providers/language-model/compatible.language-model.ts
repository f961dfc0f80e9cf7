import * as z from "zod/mini";
import type { ProviderServer } from "#platform/providers-config.ts";
import { keepModels } from "./kept-models.ts";
import {
  hasPicture,
  type LanguageModel,
  ModelError,
  type ModelReply,
  type ModelRequest,
} from "./language-model.ts";
import { promptOf } from "./prompt-parts.ts";
import { resilientFetch, withBudget } from "./resilient-fetch.ts";
import { writeWith } from "./write-with.ts";

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const listMs = 3_000;

/** What a server can do is found out by its answers: the strictest form of a reply first. */
type ReplyForm = "schema" | "object" | "text";
const forms: readonly ReplyForm[] = ["schema", "object", "text"];

const formOf = (form: ReplyForm, schema: Record<string, unknown> | null) => {
  if (!schema || form === "text") return {};
  return {
    responseFormat: { type: "json" as const, ...(form === "schema" ? { schema, name: "reply" } : {}) },
  };
};

/** Servers that take no schema are told it. */
const partsOf = ({ parts, schema }: ModelRequest, form: ReplyForm): ModelRequest["parts"] =>
  schema && form !== "schema"
    ? [
        ...parts,
        {
          role: "user",
          content: `Answer with one JSON object of this schema and nothing else: ${JSON.stringify(schema)}`,
        },
      ]
    : parts;

export type CompatibleServer = ProviderServer & {
  /** The model to ask for whatever was chosen; null: the chosen one, or what the server has. */
  model: string | null;
};

/**
 * Any server that takes OpenAI's chat calls: Ollama, LM Studio, vLLM, llama.cpp, a proxy. A model that it does not have is
 * answered for by the first it lists.
 */
export function createCompatibleLanguageModel({ baseUrl, apiKey, model }: CompatibleServer): LanguageModel {
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const replacements = new Map<string, string>();
  let form: ReplyForm = "schema";

  const firstListed = async (request: ModelRequest): Promise<string | null> => {
    const signal = withBudget(AbortSignal.any([request.signal]), listMs);
    const listing = resilientFetch(`${baseUrl}/models`, { headers, signal });
    const answer: unknown = await listing.then((response) => response.json()).catch(() => null);
    const read = listSchema.safeParse(answer);
    return read.success
      ? (read.data.data.find(({ id }) => !/embed|whisper|tts/iu.test(id))?.id ?? null)
      : null;
  };

  const modelsOf = (supportsStructuredOutputs: boolean) =>
    keepModels(async (id) => {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const provider = createOpenAICompatible({
        name: "compatible",
        baseURL: baseUrl,
        headers,
        includeUsage: true,
        supportsStructuredOutputs,
        fetch: resilientFetch,
      });
      return provider(id);
    });
  const withSchemas = modelsOf(true);
  const withoutSchemas = modelsOf(false);

  const writeBy = async (request: ModelRequest, id: string, form: ReplyForm): Promise<ModelReply> => {
    const modelOf = form === "schema" ? withSchemas : withoutSchemas;
    const options = {
      prompt: promptOf(partsOf(request, form), null),
      maxOutputTokens: request.maxOutputTokens,
      ...formOf(form, request.schema),
    };
    return writeWith(await modelOf(id), options, request);
  };

  /** Another form is tried once the server says that it does not know this one. */
  const writeAnyhow = async (request: ModelRequest, id: string, tried = form): Promise<ModelReply> => {
    try {
      const reply = await writeBy(request, id, tried);
      form = tried;
      return reply;
    } catch (error) {
      const next = forms[forms.indexOf(tried) + 1];
      if (!(error instanceof ModelError) || error.reason !== "refused" || !next || !request.schema)
        throw error;
      // Where a picture goes with it, it may be that which is not taken: the form is given up only once another one does.
      if (!hasPicture(request)) form = next;
      return writeAnyhow(request, id, next);
    }
  };

  return {
    name: "compatible",
    write: async (request) => {
      const id = model ?? replacements.get(request.model) ?? request.model;
      try {
        return await writeAnyhow(request, id);
      } catch (error) {
        if (!(error instanceof ModelError) || error.reason !== "model_gone" || model !== null) throw error;
        const other = await firstListed(request);
        if (other === null || other === id) throw error;
        replacements.set(request.model, other);
        return writeAnyhow(request, other);
      }
    },
  };
}
