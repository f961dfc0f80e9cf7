import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { catalogued } from "@saga/contract/model-catalogue";
import type { ProviderServer } from "#platform/providers-config.ts";
import { keepModels } from "./kept-models.ts";
import type { LanguageModel, ModelRequest } from "./language-model.ts";
import { promptOf } from "./prompt-parts.ts";
import { resilientFetch } from "./resilient-fetch.ts";
import { writeWith } from "./write-with.ts";

const breakpoint = { openai: { promptCacheBreakpoint: { mode: "explicit" } } };

const optionsOf = ({ model, cacheKey }: ModelRequest) => {
  const { reasoning = null, has_breakpoints = false } = catalogued(model) ?? {};
  return {
    openai: {
      // Its Responses API keeps what it is sent unless told otherwise.
      store: false,
      promptCacheKey: cacheKey,
      ...(has_breakpoints ? { promptCacheOptions: { mode: "explicit" } } : {}),
      ...(reasoning ? { reasoningEffort: reasoning } : {}),
    },
  };
};

const partsOf = (request: ModelRequest): LanguageModelV4Prompt =>
  promptOf(request.parts, catalogued(request.model)?.has_breakpoints ? () => breakpoint : null);

/** OpenAI's Responses API. The SDK is loaded when the first question is asked. */
export function createOpenAiLanguageModel({ baseUrl, apiKey }: ProviderServer): LanguageModel {
  const modelOf = keepModels(async (id) => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? "", fetch: resilientFetch }).responses(id);
  });
  return {
    name: "openai",
    write: async (request) => {
      const options = {
        prompt: partsOf(request),
        maxOutputTokens: request.maxOutputTokens,
        ...(request.schema
          ? { responseFormat: { type: "json" as const, schema: request.schema, name: "reply" } }
          : {}),
        providerOptions: optionsOf(request),
      };
      return writeWith(await modelOf(request.model), options, request);
    },
  };
}
