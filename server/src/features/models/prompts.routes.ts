import type { AuditService } from "#features/audit/audit.service.ts";
import type { Handlers } from "#http/call.ts";
import type { PromptsService } from "./prompts.service.ts";
import type { TrialsService } from "./trials.service.ts";

type PromptCalls = "getPrompts" | "savePrompts" | "listPrompts" | "previewPrompt" | "tryPrompt";

type Dependencies = { prompts: PromptsService; trials: TrialsService; audit: AuditService };

export const promptsRoutes = ({ prompts, trials, audit }: Dependencies): Pick<Handlers, PromptCalls> => ({
  getPrompts: () => prompts.get(),
  savePrompts: async ({ actor, body }) => {
    const saved = await prompts.save(actor, body);
    await audit.note({ action: "prompts.saved", actorId: actor.id, subjectId: String(saved.version) });
    return saved;
  },
  listPrompts: ({ query }) => prompts.list(query),
  previewPrompt: ({ body }) => trials.preview(body),
  tryPrompt: ({ actor, body }) => trials.run(actor, body),
});
