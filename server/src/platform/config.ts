import * as z from "zod/mini";

/** A wrong environment variable: stops the start with one readable line. */
export class ConfigError extends Error {}

const blankAsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const text = z.optional(z.string());
const url = (protocols: string[], what: string) =>
  z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        error: `must be ${what}`,
      }),
    ),
  );
const web = url(["http:", "https:"], "an address that begins with http:// or https://");
const address = /^[^\s@]+@[^\s@]+$/;
/** It is sent in a header, so it must fit into one. */
const secret = z.optional(
  z.string().check(z.trim(), z.regex(/^[\x21-\x7e]+$/, { error: "must be a key without spaces" })),
);
const flag = z._default(z.enum(["0", "1"], { error: "must be 0 or 1" }), "0");

const environment = z.object({
  PORT: z._default(
    z.coerce
      .number({ error: "must be a port number" })
      .check(
        z.int({ error: "must be a whole number" }),
        z.minimum(0, { error: "must be 0 or more" }),
        z.maximum(65_535, { error: "must be 65535 or less" }),
      ),
    3000,
  ),
  HOST: z._default(z.string(), "127.0.0.1"),
  SAGA_DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: url(["postgres:", "postgresql:"], "an address that begins with postgres://"),
  PUBLIC_URL: web,
  ADMIN_EMAILS: text,
  SMTP_URL: url(["smtp:", "smtps:"], "an address that begins with smtp:// or smtps://"),
  MAIL_FROM: z._default(z.string(), "Saga <saga@localhost>"),
  OIDC_ISSUER: web,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  AUTH_TOKEN_SYNC_URL: text,
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: web,
  ELEVENLABS_API_KEY: secret,
  ELEVENLABS_BASE_URL: web,
  SPEECH_BASE_URL: web,
  SPEECH_API_KEY: secret,
  SPEECH_MODEL: text,
  SPEECH_VOICE: text,
  TRUST_PROXY: flag,
  LOG_LEVEL: z._default(
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be fatal, error, warn, info, debug or silent",
    }),
    "info",
  ),
});

type Environment = z.infer<typeof environment>;

export type OpenIdConfig = { issuer: string; clientId: string; clientSecret: string };

/** A server that speaks: its address without a slash at its end, and the key it wants, if any. */
export type SpeechServer = { baseUrl: string; apiKey: string | null };

/** Voices besides the built-in one; null: not configured. */
export type VoicesConfig = {
  /** OpenAI, or any server that takes the same calls. */
  openai: (SpeechServer & { model: string; voice: string }) | null;
  elevenlabs: SpeechServer | null;
};

/** What the server is told from outside, checked once. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL to use; null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** Address that people use, without a slash at its end; null: whatever they reach the server by. */
  publicUrl: string | null;
  /** Lower case, two at most; null: not configured. */
  adminEmails: string[] | null;
  /** Mail server; null: mails are written to the outbox in the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  openid: OpenIdConfig | null;
  tokenSyncUrl: string | null;
  voices: VoicesConfig;
  /** The address of a caller is taken from X-Forwarded-For, which the proxy in front sets. */
  trustProxy: boolean;
  logLevel: string;
};

const adminEmailsOf = (value: string | undefined): string[] | null => {
  if (value === undefined) return null;
  const emails = value
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const wrong = emails.find((email) => !address.test(email));
  if (wrong !== undefined)
    throw new ConfigError("ADMIN_EMAILS must be one or two addresses separated by a comma");
  if (emails.length > 2) throw new ConfigError("ADMIN_EMAILS names more than two addresses");
  return emails.length > 0 ? emails : null;
};

const openidOf = (env: Environment): OpenIdConfig | null => {
  if (!env.OIDC_CLIENT_ID && !env.OIDC_CLIENT_SECRET && !env.OIDC_ISSUER) return null;
  if (!env.OIDC_CLIENT_ID)
    throw new ConfigError("OIDC_CLIENT_ID is missing, but other OIDC_ variables are set");
  if (!env.OIDC_CLIENT_SECRET)
    throw new ConfigError("OIDC_CLIENT_SECRET is missing, but other OIDC_ variables are set");
  return {
    issuer: env.OIDC_ISSUER ?? "https://accounts.google.com",
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  };
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** A key goes only to the server that it was given for. */
const voicesOf = (env: Environment): VoicesConfig => {
  const openaiKey = env.SPEECH_BASE_URL ? null : env.OPENAI_API_KEY;
  const hasOpenai = Boolean(
    env.SPEECH_BASE_URL || env.OPENAI_BASE_URL || env.OPENAI_API_KEY || env.SPEECH_API_KEY,
  );
  const hasElevenlabs = Boolean(env.ELEVENLABS_API_KEY || env.ELEVENLABS_BASE_URL);
  return {
    openai: hasOpenai
      ? {
          baseUrl: withoutSlash(env.SPEECH_BASE_URL ?? env.OPENAI_BASE_URL ?? "https://api.openai.com/v1"),
          apiKey: env.SPEECH_API_KEY ?? openaiKey ?? null,
          model: env.SPEECH_MODEL ?? "gpt-4o-mini-tts",
          voice: env.SPEECH_VOICE ?? "alloy",
        }
      : null,
    elevenlabs: hasElevenlabs
      ? {
          baseUrl: withoutSlash(env.ELEVENLABS_BASE_URL ?? "https://api.elevenlabs.io"),
          apiKey: env.ELEVENLABS_API_KEY ?? null,
        }
      : null,
  };
};

const tokenSyncUrlOf = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  if (!value.startsWith("/") || value.startsWith("//")) {
    throw new ConfigError(
      "AUTH_TOKEN_SYNC_URL must be a path on this server's own origin, such as /sync/token",
    );
  }
  return value;
};

/** Reads the environment. Throws `ConfigError` naming the variable that is wrong; never repeats its value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = Object.keys(environment.shape);
  const read = environment.safeParse(
    Object.fromEntries(known.map((name) => [name, blankAsUnset(env[name])])),
  );
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? "is wrong"}`);
  }
  const value = read.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.SAGA_DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    publicUrl: value.PUBLIC_URL ? withoutSlash(value.PUBLIC_URL) : null,
    adminEmails: adminEmailsOf(value.ADMIN_EMAILS),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    openid: openidOf(value),
    tokenSyncUrl: tokenSyncUrlOf(value.AUTH_TOKEN_SYNC_URL),
    voices: voicesOf(value),
    trustProxy: value.TRUST_PROXY === "1",
    logLevel: value.LOG_LEVEL,
  };
}
