import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** An unguessable token: 256 bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** One-way form in which tokens are stored. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Keyed one-way form for values that are short enough to be guessed from a bare hash, such as six-digit codes. */
export const keyedHash = (key: string, value: string): string =>
  createHmac("sha256", key).update(value).digest("base64url");

export const isSameSecret = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
