import type { Handlers } from "#http/call.ts";
import type { PromptsService } from "./prompts.service.ts";
import type { TrialsService } from "./trials.service.ts";

type PromptCalls = "getPrompts" | "savePrompts" | "listPrompts" | "previewPrompt" | "tryPrompt";

export const promptsRoutes = (
  prompts: PromptsService,
  trials: TrialsService,
): Pick<Handlers, PromptCalls> => ({
  getPrompts: () => prompts.get(),
  savePrompts: ({ actor, body }) => prompts.save(actor, body),
  listPrompts: ({ query }) => prompts.list(query),
  previewPrompt: ({ body }) => trials.preview(body),
  tryPrompt: ({ actor, body }) => trials.run(actor, body),
});
