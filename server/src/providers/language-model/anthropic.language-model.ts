import { catalogued } from "@saga/contract/model-catalogue";
import type { ProviderServer } from "#platform/providers-config.ts";
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
  return {
    name: "anthropic",
    write: async (request) => {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      const provider = createAnthropic({
        baseURL: baseUrl,
        apiKey: apiKey ?? "",
        fetch: resilientFetch(request.budgetMs),
      });
      const reasoning = catalogued(request.model)?.reasoning;
      const options = {
        prompt: promptOf(request.parts, markOf),
        maxOutputTokens: request.maxOutputTokens,
        ...(request.schema ? { responseFormat: { type: "json" as const, schema: request.schema } } : {}),
        ...(reasoning ? { reasoning } : {}),
      };
      return writeWith(provider(request.model), options, request);
    },
  };
}
