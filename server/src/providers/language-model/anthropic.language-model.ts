import { catalogued } from "@saga/contract/model-catalogue";
import type { ProviderServer } from "#platform/providers-config.ts";
import { keepModels } from "./kept-models.ts";
import type { LanguageModel } from "./language-model.ts";
import { promptOf } from "./prompt-parts.ts";
import { resilientFetch } from "./resilient-fetch.ts";
import { writeWith } from "./write-with.ts";

/** The rules stay the same for everybody and are kept for an hour; what was told changes with every block of answers. */
const markOf = (index: number) => ({
  anthropic: { cacheControl: index === 0 ? { type: "ephemeral", ttl: "1h" } : { type: "ephemeral" } },
});

/** Anthropic's Messages API. The SDK is loaded when the first question is asked. */
export function createAnthropicLanguageModel({ baseUrl, apiKey }: ProviderServer): LanguageModel {
  const modelOf = keepModels(async (id) => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? "", fetch: resilientFetch })(id);
  });
  return {
    name: "anthropic",
    write: async (request) => {
      const reasoning = catalogued(request.model)?.reasoning;
      const options = {
        prompt: promptOf(request.parts, markOf),
        maxOutputTokens: request.maxOutputTokens,
        ...(request.schema ? { responseFormat: { type: "json" as const, schema: request.schema } } : {}),
        ...(reasoning ? { reasoning } : {}),
      };
      return writeWith(await modelOf(request.model), options, request);
    },
  };
}
