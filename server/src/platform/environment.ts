import * as z from "zod/mini";
import { isLoopbackHost } from "./service-address.ts";

const text = z.optional(z.string());
const url = (protocols: string[], what: string) =>
  z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        error: `must be ${what}`,
      }),
    ),
  );
const isWithoutLogin = ({ username, password }: URL): boolean => username === "" && password === "";
/** One picture for each part of a map; nothing else in it is filled in. With a user name in it no address is fetched. */
const tiles = z.optional(
  z.string().check(
    z.trim(),
    z.refine(
      (value) =>
        /^https?:\/\/[^{}/]+\/[^{}]*\{/u.test(value) &&
        URL.canParse(value) &&
        isWithoutLogin(new URL(value)) &&
        value
          .match(/\{[^}]*\}/gu)
          ?.toSorted()
          .join("") === "{x}{y}{z}",
      { error: "must be an address such as https://tiles.example.org/{z}/{x}/{y}.png" },
    ),
  ),
);
const web = url(["http:", "https:"], "an address that begins with http:// or https://");
/** Whoever stands between could vouch for anybody: plain http only on this machine. */
const issuer = z.optional(
  z.string().check(
    z.refine((value) => URL.canParse(value) && isSafe(new URL(value)), {
      error: "must be an address that begins with https:// (or http://localhost)",
    }),
  ),
);
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
/** It is sent in a header, so it must fit into one. */
const secret = z.optional(
  z.string().check(z.trim(), z.regex(/^[\x21-\x7e]+$/, { error: "must be a key without spaces" })),
);
const flag = z._default(z.enum(["0", "1"], { error: "must be 0 or 1" }), "0");

const dollars = (usual: number) =>
  z._default(
    z.coerce
      .number({ error: "must be an amount in dollars, such as 2.50" })
      .check(z.minimum(0, { error: "must be 0 or more" }), z.maximum(100_000, { error: "is too large" })),
    usual,
  );

const gigabytes = (usual: number) =>
  z._default(
    z.coerce
      .number({ error: "must be a number of gigabytes, such as 20" })
      .check(z.minimum(0.001, { error: "is too small" }), z.maximum(1_000_000, { error: "is too large" })),
    usual,
  );

const count = (usual: number) =>
  z._default(
    z.coerce
      .number({ error: "must be a whole number" })
      .check(
        z.int({ error: "must be a whole number" }),
        z.minimum(1, { error: "must be 1 or more" }),
        z.maximum(1_000_000, { error: "is too large" }),
      ),
    usual,
  );

const seconds = (usual: number) =>
  z._default(
    z.coerce
      .number({ error: "must be a number of seconds" })
      .check(z.minimum(2, { error: "must be 2 or more" }), z.maximum(3_600, { error: "is too large" })),
    usual,
  );

/** The variables Saga knows, each checked by itself. */
export const environment = z.object({
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
  SAGA_CONTACT: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  SMTP_URL: url(["smtp:", "smtps:"], "an address that begins with smtp:// or smtps://"),
  MAIL_FROM: z._default(z.string(), "Saga <saga@localhost>"),
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_TRUST_EMAIL: flag,
  AUTH_TOKEN_SYNC_URL: text,
  SAGA_SESSION_IDLE_DAYS: z._default(
    z.coerce
      .number({ error: "must be a number of days" })
      .check(z.minimum(1, { error: "must be 1 or more" }), z.maximum(180, { error: "must be 180 or less" })),
    30,
  ),
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: web,
  OPENAI_MODEL: text,
  ANTHROPIC_API_KEY: secret,
  ANTHROPIC_BASE_URL: web,
  SAGA_MODEL_SEES_PICTURES: flag,
  SAGA_MODEL_WAIT_SECONDS: seconds(12),
  SAGA_STORY_WAIT_SECONDS: seconds(900),
  SAGA_PERSON_DAILY_COST_LIMIT_USD: dollars(5),
  SAGA_DAILY_COST_LIMIT_USD: dollars(25),
  TRANSCRIBE_BASE_URL: web,
  TRANSCRIBE_API_KEY: secret,
  TRANSCRIBE_MODEL: text,
  S3_ENDPOINT: web,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  ELEVENLABS_API_KEY: secret,
  ELEVENLABS_BASE_URL: web,
  SPEECH_BASE_URL: web,
  SPEECH_API_KEY: secret,
  SPEECH_MODEL: text,
  SPEECH_VOICE: text,
  SAGA_ACCOUNT_PEOPLE: count(200),
  SAGA_ACCOUNT_OPEN_RECORDINGS: count(200),
  SAGA_ACCOUNT_RECORDINGS_GB: gigabytes(50),
  SAGA_ACCOUNT_MEDIA_GB: gigabytes(20),
  SAGA_ACCOUNT_STORIES_PER_DAY: count(100),
  SAGA_MAP_TILES: tiles,
  SAGA_MAP_ATTRIBUTION: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  TRUST_PROXY: flag,
  LOG_LEVEL: z._default(
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be fatal, error, warn, info, debug or silent",
    }),
    "info",
  ),
});

export type Environment = z.infer<typeof environment>;
