/** A part of a prompt. Parts that stay the same from call to call come first and are marked, so that providers cache them. */
export type PromptPart = {
  role: "system" | "user" | "assistant";
  content: string;
  isCacheEnd?: boolean;
  /** A JPEG that is looked at with the words; of users alone. */
  picture?: Uint8Array;
};

/** Is there anything to look at? */
export const hasPicture = ({ parts }: Pick<ModelRequest, "parts">): boolean =>
  parts.some(({ picture }) => picture !== undefined);

export type ModelRequest = {
  /** As its provider calls it: the catalogue has already said who answers for a retired one. */
  model: string;
  parts: readonly PromptPart[];
  /** JSON schema of the reply; the field named `streams` is told as it is written. Null: plain text. */
  schema: Record<string, unknown> | null;
  /** Name of a text field of the reply whose growth `onDelta` gets. */
  streams?: string;
  maxOutputTokens: number;
  /** The same for all calls of one interview: providers find their cache by it. */
  cacheKey: string;
  /** Milliseconds for the whole call, retries included. */
  budgetMs: number;
  signal: AbortSignal;
  /** What of the reply, as JSON, stands before the text field: once, when that begins. */
  onHead?: (json: string) => void;
  /** New text since the last call of it. */
  onDelta?: (text: string) => void;
};

/** Tokens as the provider counted them; `cacheRead` and `cacheWrite` are parts of `input`. */
export type ModelUsage = { input: number; cacheRead: number; cacheWrite: number; output: number };

/** A reply of a model; `value` is an unchecked object, or a text when no schema was asked for. */
export type ModelReply = { value: unknown; usage: ModelUsage; model: string };

/** A provider of language models. */
export type LanguageModel = {
  name: "openai" | "anthropic" | "compatible";
  /** Throws `ModelError` and nothing else. */
  write: (request: ModelRequest) => Promise<ModelReply>;
};

/**
 * Why no reply came: `auth` wrong key; `quota` no credit left; `rate_limit` too many calls; `model_gone` no such model;
 * `too_long` the prompt; `filtered` refused by the provider; `truncated` output limit reached; `bad_output` not of the
 * schema; `cut` ended in the middle; `refused` the request was not of a form the service takes; `timeout`, `unreachable`, `down` no service; `aborted` we asked to end; `spent` it was not asked,
 * since no more may be paid today.
 */
export type ModelFailure =
  | "auth"
  | "quota"
  | "rate_limit"
  | "model_gone"
  | "too_long"
  | "filtered"
  | "truncated"
  | "bad_output"
  | "cut"
  | "timeout"
  | "unreachable"
  | "down"
  | "refused"
  | "aborted"
  | "spent";

export class ModelError extends Error {
  readonly reason: ModelFailure;
  /** Tokens that were paid for all the same, as far as the provider told. */
  readonly usage: ModelUsage | null;

  constructor(reason: ModelFailure, usage: ModelUsage | null = null) {
    super(`the language model failed: ${reason}`);
    this.reason = reason;
    this.usage = usage;
  }
}
