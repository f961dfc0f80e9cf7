import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { shownDate, someDate, someLine, subjectSchema } from "./family.ts";
import { callerIdSchema, idSchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

export const mediaKinds = ["photo", "audio", "video", "document"] as const;
export const mediaSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: z.enum(mediaKinds),
  media_type: z.string(),
  bytes: z.int(),
  caption: z.string(),
  date: shownDate,
  /** People of the tree who are in it. */
  people: z.array(idSchema),
  created_at: timeSchema,
  /** The letter or picture that this sound reads aloud. */
  reads: z.nullable(idSchema),
});
export type Media = z.infer<typeof mediaSchema>;

const idParams = z.object({ id: idSchema });
/** What a file is about: a chapter of somebody's life, or a person of the tree. */
const aboutQuery = z.object({
  /** Whose life; the caller's own when absent. */
  life: z.optional(idSchema),
  subject: z.optional(subjectSchema),
  person: z.optional(idSchema),
});

export const familyMedia = {
  listMedia: endpoint({
    method: "GET",
    path: "/family/media",
    access: "user",
    summary: "Files about a chapter of a life or about a person of the tree, newest first",
    query: aboutQuery,
    output: z.object({ data: z.array(mediaSchema) }),
    errors: ["people.not_found"],
  }),
  putMedia: endpoint({
    method: "PUT",
    path: "/family/media/{id}",
    access: "user",
    summary: "Keeps a file; sending the same one again keeps nothing twice",
    params: z.object({ id: callerIdSchema }),
    query: z.extend(aboutQuery, {
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters)),
      /** A letter or picture of the caller's that this sound reads aloud; it is about what that is about. */
      reads: z.optional(idSchema),
    }),
    upload: { kind: "bytes", maxBytes: limits.mediaBytes },
    output: mediaSchema,
    errors: [
      "media.not_found",
      "people.not_found",
      "media.too_large",
      "media.unknown_type",
      "media.account_full",
      "media.id_taken",
    ],
  }),
  changeMedia: endpoint({
    method: "PATCH",
    path: "/family/media/{id}",
    access: "user",
    summary: "Changes caption, date and who is in it; deletes a file, or takes that back within a day",
    params: idParams,
    body: z.object({
      caption: z.optional(someLine),
      date: z.optional(someDate),
      people: z.optional(z.array(idSchema).check(z.maxLength(100))),
      is_deleted: z.optional(z.boolean()),
    }),
    output: mediaSchema,
    errors: ["media.not_found"],
  }),
  mediaFile: endpoint({
    method: "GET",
    path: "/family/media/{id}/file",
    access: "user",
    summary: "The bytes of a file, also in parts",
    params: idParams,
    query: z.object({ download: z._default(z.enum(["0", "1"]), "0") }),
    media: "application/octet-stream",
    errors: ["media.not_found"],
  }),
};
