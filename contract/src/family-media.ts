import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { shownDate, someDate, someLine, subjectSchema } from "./family.ts";
import { callerIdSchema, idSchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

export const rotations = [0, 90, 180, 270] as const;
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
  /** Degrees clockwise that its pictures are turned; the file stays as it is. */
  rotation: z.literal(rotations),
});
export type Media = z.infer<typeof mediaSchema>;

/** In a list, on a screen, and across a page of a book. */
export const pictureSizes = ["small", "large", "print"] as const;
export type PictureSize = (typeof pictureSizes)[number];

const idParams = z.object({ id: idSchema });
/** What a file is about: a chapter of somebody's life, or a person of the tree. */
const aboutQuery = z.object({
  /** Whose life; the caller's own when absent. */
  life: z.optional(idSchema),
  subject: z.optional(subjectSchema),
  person: z.optional(idSchema),
});

const keptQuery = z.extend(aboutQuery, {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters)),
  /** Leaves the place where a photograph was taken in its file; without this it is taken out. */
  location: z.optional(z.literal("kept")),
  /** A letter or picture of the caller's that this sound reads aloud; it is about what that is about. */
  reads: z.optional(idSchema),
});

/** What has arrived of a file that comes in pieces. */
const arrivedSchema = z.object({
  /** Pieces that are kept, from the first on without a gap, and their bytes: where to go on. */
  pieces: z.int(),
  bytes: z.int(),
  /** The file is kept whole: nothing more needs to be sent. */
  is_kept: z.boolean(),
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
    query: keptQuery,
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
  arrivedMedia: endpoint({
    method: "GET",
    path: "/family/media/{id}/pieces",
    access: "user",
    summary: "What has arrived of a file that is sent in pieces",
    params: z.object({ id: callerIdSchema }),
    output: arrivedSchema,
    errors: [],
  }),
  putMediaPiece: endpoint({
    method: "PUT",
    path: "/family/media/{id}/pieces/{seq}",
    access: "user",
    summary: "Keeps a piece of a file, the first has number 0; a piece that is sent again changes nothing",
    params: z.object({
      id: callerIdSchema,
      seq: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999)),
    }),
    upload: { kind: "bytes", maxBytes: limits.mediaPieceBytes },
    output: arrivedSchema,
    errors: ["media.too_large", "media.unknown_type", "media.account_full"],
  }),
  dropMedia: endpoint({
    method: "DELETE",
    path: "/family/media/{id}/pieces",
    access: "user",
    summary: "Forgets the pieces of a file that nobody wants to send any more; a file that is kept stays",
    params: z.object({ id: callerIdSchema }),
    output: arrivedSchema,
    errors: [],
  }),
  joinMedia: endpoint({
    method: "POST",
    path: "/family/media/{id}/join",
    access: "user",
    summary: "Makes a file of its pieces; asking again keeps nothing twice",
    params: z.object({ id: callerIdSchema }),
    query: keptQuery,
    body: z.object({ bytes: z.int().check(z.minimum(1), z.maximum(limits.mediaBytes)) }),
    output: mediaSchema,
    errors: [
      "media.not_found",
      "media.incomplete",
      "people.not_found",
      "media.unknown_type",
      "media.id_taken",
    ],
  }),
  changeMedia: endpoint({
    method: "PATCH",
    path: "/family/media/{id}",
    access: "user",
    summary:
      "Changes caption, date, who is in it and how far it is turned; deletes a file, or takes that back within a day",
    params: idParams,
    body: z.object({
      caption: z.optional(someLine),
      date: z.optional(someDate),
      people: z.optional(z.array(idSchema).check(z.maxLength(100))),
      rotation: z.optional(z.literal(rotations)),
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
  mediaPicture: endpoint({
    method: "GET",
    path: "/family/media/{id}/picture",
    access: "user",
    summary: "A photograph as a small JPEG, turned as somebody turned it",
    params: idParams,
    query: z.object({
      size: z._default(z.enum(pictureSizes), "small"),
      /** What the caller knows of it: with another address a browser shows no older picture. The stored one counts. */
      rotation: z.optional(z.string()),
    }),
    media: "image/jpeg",
    errors: ["media.not_found", "media.no_picture"],
  }),
};
