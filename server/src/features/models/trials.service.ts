import type { ServiceTrial } from "@saga/contract/administration";
import type { Received } from "@saga/contract/endpoint";
import { costOf } from "@saga/contract/model-catalogue";
import type { prompts } from "@saga/contract/prompts";
import type { Actor } from "#http/actor.ts";
import { brokenBy } from "#interviewer/wording/check.ts";
import { promptOf } from "#interviewer/wording/prompt.ts";
import { readReply, replySchema } from "#interviewer/wording/reply.ts";
import { ModelError, type ModelReply } from "#providers/language-model/language-model.ts";
import type { ChoicesService } from "./choices.service.ts";
import { styleOf } from "./prompts.service.ts";
import { trialOf } from "./trial.ts";
import type { Writers } from "./writers.service.ts";

type Previewed = Received<typeof prompts.previewPrompt>["body"];
type Tried = Received<typeof prompts.tryPrompt>["body"];

const budgetMs = 20_000;
const outputTokens = 500;
const greeting =
  "Greet the person who has just set you up, in one short and friendly sentence of plain text.";

/** Shows administrators what a model is told, and what it makes of it. */
export function createTrialsService({ writers, choices }: { writers: Writers; choices: ChoicesService }) {
  const planned = (body: Previewed) => trialOf({ ...body, style: styleOf(body) });

  return {
    preview: async (body: Previewed) => {
      const { asked, builtIn } = planned(body);
      // The tone stands in the first part, between rules that no template can change.
      const parts = (asked ? promptOf(asked.wanted) : []).map(({ role, content }, index) => ({
        role,
        content,
        is_fixed: index > 0,
      }));
      return { parts, built_in: builtIn };
    },

    /** Asks the model for a sentence of its own. */
    greet: async (actor: Actor): Promise<ServiceTrial> => {
      const none = { by: null, said: null, failure: null, sound: null };
      const requested = await choices.modelForAll();
      const writer = await writers.writerFor({ actor, people: [], requested, purpose: "greeting" });
      if (!writer) return { ...none, failure: "prepared" };
      const by = writer.service ? `${writer.service}, ${writer.model}` : writer.model;
      try {
        const { value } = await writer.write({
          model: writer.model,
          parts: [{ role: "user", content: greeting }],
          schema: null,
          maxOutputTokens: outputTokens,
          cacheKey: "greeting",
          budgetMs,
          signal: new AbortController().signal,
        });
        return { ...none, by, said: String(value).trim().slice(0, 300) };
      } catch (error) {
        return { ...none, by, failure: error instanceof ModelError ? error.reason : "down" };
      }
    },

    run: async (actor: Actor, body: Tried) => {
      const { asked, builtIn } = planned(body);
      const none = {
        model: null,
        question: null,
        built_in: builtIn,
        broken: [],
        failure: null,
        input_tokens: 0,
        output_tokens: 0,
        cost_usd: null,
      };
      if (!asked) return { ...none, failure: "always_built_in" };
      const requested = body.model ?? (await choices.modelForAll());
      const writer = await writers.writerFor({ actor, people: [actor.id], requested, purpose: "trial" });
      if (!writer) return { ...none, failure: "no_model" };
      let reply: ModelReply;
      try {
        reply = await writer.write({
          model: writer.model,
          parts: promptOf(asked.wanted),
          schema: replySchema,
          streams: "question",
          maxOutputTokens: outputTokens,
          cacheKey: "trial",
          budgetMs,
          signal: new AbortController().signal,
        });
      } catch (error) {
        return { ...none, model: writer.model, failure: error instanceof ModelError ? error.reason : "down" };
      }
      const read = readReply(reply.value);
      const chosen = read && { ...read, acts: [] };
      const move = chosen && asked.prospect.admit(chosen);
      const isWorded = read !== null && move !== null && move !== "built_in";
      const cost = costOf(reply.model, reply.usage);
      return {
        ...none,
        model: reply.model,
        question: read?.question ?? null,
        broken: isWorded ? brokenBy(read.question, { context: asked.context, move }) : [],
        failure: read ? (move === "built_in" ? "always_built_in" : null) : "bad_output",
        input_tokens: reply.usage.input,
        output_tokens: reply.usage.output,
        cost_usd: cost === null ? null : cost / 1_000_000,
      };
    },
  };
}

export type TrialsService = ReturnType<typeof createTrialsService>;
