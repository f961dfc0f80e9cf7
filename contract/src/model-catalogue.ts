/** Whose service answers. `compatible`: any server that takes OpenAI's chat calls, at an address of one's own. */
export const modelProviders = ["openai", "anthropic", "compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Dollars for a million tokens. */
export type Prices = { input: number; cache_read: number; cache_write: number; output: number };

type Entry = {
  provider: "openai" | "anthropic";
  /** Who answers instead, once the provider has shut it down. */
  answered_by: string | null;
  /** The day it was shut down. */
  retired_on: string | null;
  /** Tokens that one prompt may have. */
  context: number;
  prices: Prices;
  /** How much hidden thinking to ask for; null: it knows none. */
  reasoning: "none" | null;
  /** Who answers where only the other provider is configured. */
  counterpart: string;
  /** Takes breakpoints that say where a prompt's lasting beginning ends. */
  has_breakpoints: boolean;
};

const prices = (input: number, cache_read: number, cache_write: number, output: number): Prices => ({
  input,
  cache_read,
  cache_write,
  output,
});

const old = { reasoning: null, has_breakpoints: false } as const;
const current = { answered_by: null, retired_on: null, reasoning: "none", has_breakpoints: true } as const;

/** List prices, as OpenAI and Anthropic published them until this day. */
export const pricesAsOf = "2026-11-20";

/**
 * Every model that can be chosen. The first five are those of the first day: what their provider has shut down stays
 * selectable and is answered by another. Prices hold for prompts of the size that Saga sends (under 10,000 tokens).
 */
export const modelCatalogue = {
  "gpt-4o-mini": {
    ...old,
    provider: "openai",
    counterpart: "claude-haiku-5-5",
    answered_by: null,
    retired_on: null,
    context: 128_000,
    prices: prices(0.15, 0.075, 0.15, 0.6),
  },
  "gpt-4o": {
    ...old,
    provider: "openai",
    counterpart: "claude-sonnet-5-5",
    answered_by: null,
    retired_on: null,
    context: 128_000,
    prices: prices(2.5, 1.25, 2.5, 10),
  },
  "claude-3-5-haiku-latest": {
    ...old,
    provider: "anthropic",
    counterpart: "gpt-6-luna",
    answered_by: "claude-haiku-5-5",
    retired_on: "2026-02-19",
    context: 200_000,
    prices: prices(0.8, 0.08, 1, 4),
  },
  "claude-3-7-sonnet-latest": {
    ...old,
    provider: "anthropic",
    counterpart: "gpt-6.1-terra",
    answered_by: "claude-sonnet-5-5",
    retired_on: "2026-02-19",
    context: 200_000,
    prices: prices(3, 0.3, 3.75, 15),
  },
  "gpt-3.5-turbo": {
    ...old,
    provider: "openai",
    counterpart: "claude-haiku-5-5",
    answered_by: "gpt-6-luna",
    retired_on: "2026-10-23",
    context: 16_385,
    prices: prices(0.5, 0.5, 0.5, 1.5),
  },
  "gpt-6-luna": {
    ...current,
    provider: "openai",
    counterpart: "claude-haiku-5-5",
    context: 922_000,
    prices: prices(0.1, 0.01, 0.125, 0.5),
  },
  "gpt-6.1-terra": {
    ...current,
    provider: "openai",
    counterpart: "claude-sonnet-5-5",
    context: 922_000,
    prices: prices(1, 0.05, 1.25, 5),
  },
  "gpt-6-sol": {
    ...current,
    provider: "openai",
    counterpart: "claude-sonnet-5-5",
    context: 922_000,
    prices: prices(2, 0.2, 2.5, 10),
  },
  "claude-haiku-5-5": {
    ...current,
    provider: "anthropic",
    counterpart: "gpt-6-luna",
    context: 1_000_000,
    prices: prices(0.1, 0.01, 0.125, 0.5),
  },
  "claude-sonnet-5-5": {
    ...current,
    provider: "anthropic",
    counterpart: "gpt-6.1-terra",
    context: 1_000_000,
    prices: prices(2, 0.1, 2.5, 10),
  },
} as const satisfies Record<string, Entry>;

export type Model = keyof typeof modelCatalogue;
export const models = Object.keys(modelCatalogue) as [Model, ...Model[]];
export const defaultModel: Model = "gpt-4o";

/** What the catalogue says of a model that may be unknown to it. */
export const catalogued = (id: string): Entry | null =>
  Object.hasOwn(modelCatalogue, id) ? modelCatalogue[id as Model] : null;

/**
 * Dollars for a minute of sound, as OpenAI published them until that day. What others take depends on the plan: so that a limit
 * stops them too, they count with more than most of them ask.
 */
const pricesOfHearing: Record<string, number> = { "gpt-transcribe": 0.0045 };
const estimatedHearing = 0.01;

/** Millionths of a dollar for sound that is written down by a paid service. */
export const costOfHearing = (model: string, seconds: number): number =>
  Math.ceil(((pricesOfHearing[model] ?? estimatedHearing) * 1_000_000 * seconds) / 60);

/** Dollars for a thousand characters that a paid service speaks, estimated likewise: some minute of speech. */
const estimatedSpeaking: Record<string, number> = { "gpt-4o-mini-tts": 0.02 };
const estimatedSpeakingOfOthers = 0.12;

/** Millionths of a dollar for words that are spoken by a paid service. */
export const costOfSpeaking = (model: string, characters: number): number =>
  Math.ceil((estimatedSpeaking[model] ?? estimatedSpeakingOfOthers) * 1_000 * characters);

/** Tokens of one call; what the cache served or took is part of `input`. */
export type Tokens = { input: number; cacheRead: number; cacheWrite: number; output: number };

/** Millionths of a dollar; null for a model without a known price. */
export const costOf = (model: string, { input, cacheRead, cacheWrite, output }: Tokens): number | null => {
  const known = catalogued(model)?.prices;
  if (!known) return null;
  const plain = Math.max(0, input - cacheRead - cacheWrite);
  return Math.round(
    plain * known.input +
      cacheRead * known.cache_read +
      cacheWrite * known.cache_write +
      output * known.output,
  );
};
