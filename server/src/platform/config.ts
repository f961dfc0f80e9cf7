import { ConfigError } from "./config-error.ts";
import { type Environment, environment } from "./environment.ts";
import { type MapConfig, mapOf } from "./map-config.ts";
import {
  type ModelsConfig,
  modelsOf,
  type S3Config,
  s3Of,
  type TranscriberConfig,
  transcribersOf,
  type VoicesConfig,
  voicesOf,
  withoutSlash,
} from "./providers-config.ts";
import { type Quotas, quotasOf } from "./quotas.ts";
import { isLoopbackHost } from "./service-address.ts";

const blankAsUnset = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const address = /^[^\s@]+@[^\s@]+$/;

export type OpenIdConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider never says whether it verified an address; its word is taken. */
  trustsUnsaid: boolean;
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
  /** Whom strangers can ask, in the owner's words; null: not said. */
  contact: string | null;
  /** Mail server; null: mails are written to the outbox in the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  openid: OpenIdConfig | null;
  tokenSyncUrl: string | null;
  /** Days without use after which a session ends. */
  sessionIdleDays: number;
  voices: VoicesConfig;
  /** Servers that write down speech, the preferred one first; none: recordings wait. */
  transcribers: TranscriberConfig[];
  models: ModelsConfig;
  quotas: Quotas;
  /** Who draws maps with roads and villages; null: there is the outline alone. */
  map: MapConfig | null;
  /** Object storage for recordings; null: the data folder. */
  s3: S3Config | null;
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
  if (!env.PUBLIC_URL && !isLoopbackHost(env.HOST))
    throw new ConfigError("PUBLIC_URL is missing: with OIDC_ variables it says where people come back to");
  return {
    issuer: env.OIDC_ISSUER ?? "https://accounts.google.com",
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    trustsUnsaid: env.OIDC_TRUST_EMAIL === "1",
  };
};

const tokenSyncUrlOf = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  // As a browser reads it: a backslash counts as a slash, tabs and line ends count as nothing.
  const isOwn = value.startsWith("/") && new URL(value, "https://own.invalid").host === "own.invalid";
  if (!isOwn || /[\\\s]/u.test(value)) {
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
    contact: value.SAGA_CONTACT || null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    openid: openidOf(value),
    tokenSyncUrl: tokenSyncUrlOf(value.AUTH_TOKEN_SYNC_URL),
    sessionIdleDays: value.SAGA_SESSION_IDLE_DAYS,
    voices: voicesOf(value),
    transcribers: transcribersOf(value),
    models: modelsOf(value),
    quotas: quotasOf(value),
    map: mapOf(value),
    s3: s3Of(value),
    trustProxy: value.TRUST_PROXY === "1",
    logLevel: value.LOG_LEVEL,
  };
}
