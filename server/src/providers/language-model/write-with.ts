import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { classify } from "./classify.ts";
import { followField } from "./growing-field.ts";
import { ModelError, type ModelReply, type ModelRequest, type ModelUsage } from "./language-model.ts";
import { withBudget } from "./resilient-fetch.ts";

/** Milliseconds between two pieces of a stream: less where there is little time for the whole, more where there is much. */
const silenceOf = (budgetMs: number): number => Math.max(Math.min(8_000, budgetMs / 3), budgetMs / 8);

const usageOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): ModelUsage => ({
  input: inputTokens.total ?? 0,
  cacheRead: inputTokens.cacheRead ?? 0,
  cacheWrite: inputTokens.cacheWrite ?? 0,
  output: outputTokens.total ?? 0,
});

const failureOf = ({ unified }: LanguageModelV4FinishReason) => {
  if (unified === "length") return "truncated" as const;
  if (unified === "content-filter") return "filtered" as const;
  if (unified === "interrupted") return "cut" as const;
  return unified === "error" ? ("down" as const) : null;
};

/** Models of servers that know no schema may put their object between fences or sentences. */
const objectIn = (text: string): unknown => {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  try {
    return JSON.parse(text.slice(Math.max(0, from), to + 1));
  } catch {
    return null;
  }
};

type Timers = { signal: AbortSignal; heard: () => void; stop: () => void; isLate: () => boolean };

/** Ends a call when its whole budget is used, or when nothing comes for too long. */
const timersOf = ({ signal, budgetMs }: ModelRequest): Timers => {
  const late = new AbortController();
  const end = () => late.abort();
  const total = setTimeout(end, budgetMs);
  let silence: NodeJS.Timeout | undefined;
  return {
    signal: withBudget(AbortSignal.any([signal, late.signal]), budgetMs),
    heard: () => {
      silence ??= setTimeout(end, silenceOf(budgetMs));
      silence.refresh();
    },
    stop: () => {
      clearTimeout(total);
      clearTimeout(silence);
    },
    isLate: () => late.signal.aborted,
  };
};

type Gathered = { text: string; usage: ModelUsage; model: string };

const gather = async (
  {
    model,
    options,
    request,
  }: { model: LanguageModelV4; options: LanguageModelV4CallOptions; request: ModelRequest },
  timers: Timers,
): Promise<Gathered> => {
  const { stream } = await model.doStream({ ...options, abortSignal: timers.signal });
  const { streams, onDelta, onHead } = request;
  const follow = streams && onDelta ? followField(streams, { onDelta, onHead }) : () => {};
  const gathered: Gathered = {
    text: "",
    usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 },
    model: request.model,
  };
  let finish: LanguageModelV4FinishReason | null = null;
  for await (const part of stream) {
    timers.heard();
    if (part.type === "text-delta") {
      gathered.text += part.delta;
      follow(gathered.text);
    } else if (part.type === "response-metadata") gathered.model = part.modelId ?? gathered.model;
    else if (part.type === "error") throw classify(part.error);
    else if (part.type === "finish") {
      finish = part.finishReason;
      gathered.usage = usageOf(part.usage);
    }
  }
  if (finish === null) throw new ModelError("cut");
  const failure = failureOf(finish);
  if (failure) throw new ModelError(failure, gathered.usage);
  return gathered;
};

/**
 * One call of a model of the AI SDK. Its stream is read here and not by the SDK's own helpers, which hide the cause of
 * a failure, cannot end a stream that stands still before its first piece, and take a millisecond of work per call.
 * Throws `ModelError` and nothing else.
 */
export const writeWith = async (
  model: LanguageModelV4,
  options: Omit<LanguageModelV4CallOptions, "abortSignal">,
  request: ModelRequest,
): Promise<ModelReply> => {
  const timers = timersOf(request);
  try {
    const gathered = await gather({ model, options, request }, timers);
    const value = request.schema === null ? gathered.text : objectIn(gathered.text);
    if (value === null) throw new ModelError("bad_output", gathered.usage);
    return { value, usage: gathered.usage, model: gathered.model };
  } catch (error) {
    if (request.signal.aborted) throw new ModelError("aborted");
    if (timers.isLate()) throw new ModelError("timeout");
    throw classify(error);
  } finally {
    timers.stop();
  }
};
