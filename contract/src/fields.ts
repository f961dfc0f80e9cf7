import * as z from "zod/mini";
import { languageCodes, limits } from "./vocabulary.ts";

/** Fields that several topics share. */

export const idSchema = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

/** Made by the caller, so that a write that is sent twice is done once. */
export const callerIdSchema = z.uuid();

const addressPattern = /^[^\s\p{C}@<>,;:"()]+@[^\s\p{C}@<>,;:"()]+\.[^\s\p{C}@<>,;:"().]+$/u;

export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailCharacters), z.regex(addressPattern));

export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters));

export const languageSchema = z.enum(languageCodes);

/** ISO 8601 in UTC with milliseconds. */
export const timeSchema = z.string();

export const doneSchema = z.object({ ok: z.literal(true) });

export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.maxPageSize)),
    limits.pageSize,
  ),
});

/** One page of a list. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ data: z.array(item), total: z.int(), totalPages: z.int() });

/** Degrees north, and degrees east. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));
