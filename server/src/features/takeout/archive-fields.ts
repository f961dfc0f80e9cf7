import { idSchema } from "@saga/contract/fields";
import { inputModes, textSizes, themes } from "@saga/contract/vocabulary";
import * as z from "zod/mini";

/** Kinds of columns, as they stand in the rows of an archive. What no database could keep is refused. */

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes("\0");

/** Characters of one column: the longest are stories with their sources, and pictures on covers. */
const mostCharacters = 16 * 1024 * 1024;

export const text = (most = mostCharacters) =>
  z.string().check(
    z.maxLength(most),
    z.refine((value) => isStorable(value)),
  );

export const id = idSchema;
export const optional = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
export const count = z.int().check(z.minimum(0));
export const flag = z.literal([0, 1]);
export const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** What JSON says; undefined: it is none. */
export const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/** Text that is JSON of a shape. */
export const json = (shape: z.ZodMiniType) =>
  text().check(z.refine((value) => shape.safeParse(parsed(value)).success));

export const anyObject = z.record(z.string(), z.unknown());
export const ids = z.array(id);
export const texts = z.array(z.string());
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const soundType = z.string().check(z.regex(/^(audio|video)\/[\w.+;= -]{1,60}$/));
export const short = text(500);

/** What an account has set. */
export const chosen = z.partial(
  z.object({
    voice_features: z.boolean(),
    notifications: z.boolean(),
    email_notifications: z.boolean(),
    marketing_emails: z.boolean(),
    text_size: z.enum(textSizes),
    theme: z.enum(themes),
    input_mode: z.enum(inputModes),
  }),
);
