import { ConfigError } from "./config-error.ts";
import type { Environment } from "./environment.ts";

/** Somebody else's server: its address without a slash at its end, and the key it wants, if any. */
export type ProviderServer = { baseUrl: string; apiKey: string | null };

/** Voices besides the built-in one; null: not configured. */
export type VoicesConfig = {
  /** OpenAI, or any server that takes the same calls. */
  openai: (ProviderServer & { model: string; voice: string }) | null;
  elevenlabs: ProviderServer | null;
};

/** Who writes speech down. `compatible`: any server that takes OpenAI's calls. */
export type TranscriberConfig = ProviderServer & {
  kind: "openai" | "compatible" | "elevenlabs";
  model: string;
};

/** Language models; null: not configured. */
export type ModelsConfig = {
  openai: ProviderServer | null;
  /** Any server that takes OpenAI's chat calls. `model`: the one to ask for, whatever was chosen. */
  compatible: (ProviderServer & { model: string | null }) | null;
  /** `isOwn`: not Anthropic's own address, so that nothing is known of which models it has. */
  anthropic: (ProviderServer & { isOwn: boolean }) | null;
  /** The photograph that an interview is about may be looked at. */
  seesPictures: boolean;
  limits: SpendLimits;
  /** Milliseconds that somebody waits for a model before the built-in words are taken. */
  waitMs: number;
  /** Milliseconds that a story waits for one reply of a model. */
  storyWaitMs: number;
};

/** Millionths of a dollar that models may cost on one day (UTC), for one account and for all together. */
export type SpendLimits = { personMicros: number; dayMicros: number };

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const openaiAddress = "https://api.openai.com/v1";

/** As `baseUrl` and paths are joined: with one slash. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

const elevenLabsOf = (env: Environment): ProviderServer | null =>
  env.ELEVENLABS_API_KEY || env.ELEVENLABS_BASE_URL
    ? {
        baseUrl: withoutSlash(env.ELEVENLABS_BASE_URL ?? "https://api.elevenlabs.io"),
        apiKey: env.ELEVENLABS_API_KEY ?? null,
      }
    : null;

/** A key goes only to the server that it was given for. */
export const voicesOf = (env: Environment): VoicesConfig => {
  const openaiKey = env.SPEECH_BASE_URL ? null : env.OPENAI_API_KEY;
  const hasOpenai = Boolean(
    env.SPEECH_BASE_URL || env.OPENAI_BASE_URL || env.OPENAI_API_KEY || env.SPEECH_API_KEY,
  );
  return {
    openai: hasOpenai
      ? {
          baseUrl: withoutSlash(env.SPEECH_BASE_URL ?? env.OPENAI_BASE_URL ?? openaiAddress),
          apiKey: env.SPEECH_API_KEY ?? openaiKey ?? null,
          model: env.SPEECH_MODEL ?? "gpt-4o-mini-tts",
          voice: env.SPEECH_VOICE ?? "alloy",
        }
      : null,
    elevenlabs: elevenLabsOf(env),
  };
};

/** A key goes only to the server that it was given for. */
export const transcribersOf = (env: Environment): TranscriberConfig[] => {
  const own: TranscriberConfig | null = env.TRANSCRIBE_BASE_URL
    ? {
        kind: "compatible",
        baseUrl: withoutSlash(env.TRANSCRIBE_BASE_URL),
        apiKey: env.TRANSCRIBE_API_KEY ?? null,
        model: env.TRANSCRIBE_MODEL ?? "whisper-1",
      }
    : null;
  const openai: TranscriberConfig | null =
    !own && (env.OPENAI_API_KEY || env.OPENAI_BASE_URL)
      ? {
          kind: env.OPENAI_BASE_URL ? "compatible" : "openai",
          baseUrl: withoutSlash(env.OPENAI_BASE_URL ?? openaiAddress),
          apiKey: env.TRANSCRIBE_API_KEY ?? env.OPENAI_API_KEY ?? null,
          model: env.TRANSCRIBE_MODEL ?? (env.OPENAI_BASE_URL ? "whisper-1" : "gpt-transcribe"),
        }
      : null;
  const elevenlabs = elevenLabsOf(env);
  const scribe: TranscriberConfig | null = elevenlabs && {
    ...elevenlabs,
    kind: "elevenlabs",
    model: "scribe_v2",
  };
  return [own, openai, scribe].filter((each) => each !== null);
};

/** Anthropic's own tools take the address without its version: both forms are understood. */
const anthropicAddressOf = (address: string | undefined): string => {
  const base = withoutSlash(address ?? "https://api.anthropic.com/v1");
  return base.endsWith("/v1") ? base : `${base}/v1`;
};

export const modelsOf = (env: Environment): ModelsConfig => ({
  openai:
    env.OPENAI_API_KEY && !env.OPENAI_BASE_URL
      ? { baseUrl: openaiAddress, apiKey: env.OPENAI_API_KEY }
      : null,
  compatible: env.OPENAI_BASE_URL
    ? {
        baseUrl: withoutSlash(env.OPENAI_BASE_URL),
        apiKey: env.OPENAI_API_KEY ?? null,
        model: env.OPENAI_MODEL ?? null,
      }
    : null,
  anthropic:
    env.ANTHROPIC_API_KEY || env.ANTHROPIC_BASE_URL
      ? {
          baseUrl: anthropicAddressOf(env.ANTHROPIC_BASE_URL),
          apiKey: env.ANTHROPIC_API_KEY ?? null,
          isOwn: env.ANTHROPIC_BASE_URL !== undefined,
        }
      : null,
  seesPictures: env.SAGA_MODEL_SEES_PICTURES === "1",
  waitMs: Math.round(env.SAGA_MODEL_WAIT_SECONDS * 1_000),
  storyWaitMs: Math.round(env.SAGA_STORY_WAIT_SECONDS * 1_000),
  limits: {
    personMicros: Math.round(env.SAGA_PERSON_DAILY_COST_LIMIT_USD * 1_000_000),
    dayMicros: Math.round(env.SAGA_DAILY_COST_LIMIT_USD * 1_000_000),
  },
});

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** All of it or nothing: recordings must not end up in two places by a forgotten line. */
export const s3Of = (env: Environment): S3Config | null => {
  if (s3Names.every((name) => !env[name]) && !env.S3_REGION) return null;
  const missing = s3Names.find((name) => !env[name]);
  if (missing) throw new ConfigError(`${missing} is missing, but other S3_ variables are set`);
  return {
    endpoint: withoutSlash(env.S3_ENDPOINT ?? ""),
    bucket: env.S3_BUCKET ?? "",
    region: env.S3_REGION ?? "us-east-1",
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  };
};
