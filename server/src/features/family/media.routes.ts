import type { Media } from "@saga/contract/family-media";
import { limits } from "@saga/contract/vocabulary";
import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import { readBytes } from "#http/upload.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import type { MediaService } from "./media.service.ts";
import type { MediaPiecesService } from "./media-pieces.service.ts";
import type { PicturesService } from "./pictures.service.ts";

type Services = { files: MediaService; pieces: MediaPiecesService; pictures: PicturesService };
type Calls =
  | "listMedia"
  | "putMedia"
  | "arrivedMedia"
  | "putMediaPiece"
  | "dropMedia"
  | "joinMedia"
  | "changeMedia"
  | "mediaFile"
  | "mediaPicture";

const present = (row: MediaTable): Media => ({
  id: row.id,
  name: row.name,
  kind: row.kind as Media["kind"],
  media_type: row.media_type,
  bytes: Number(row.bytes),
  caption: row.caption,
  date: row.date,
  people: JSON.parse(row.people) as string[],
  created_at: row.created_at,
  reads: row.reads,
  rotation: row.rotation as Media["rotation"],
});

/** Only what a browser shows without acting on it opens in place; its own page could reach nothing of Saga's either. */
const headersOf = (row: MediaTable, isDownload: boolean): Record<string, string> => ({
  "content-disposition": `${isDownload || row.kind === "document" ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  "content-security-policy": "default-src 'none'; sandbox",
});

export const mediaRoutes = ({ files: service, pieces, pictures }: Services): Pick<Handlers, Calls> => ({
  listMedia: async ({ actor, query }) => ({ data: (await service.list(actor, query)).map(present) }),
  putMedia: async ({ actor, params, query, context }) =>
    present(await service.put(actor, { id: params.id, query }, context.req.raw)),
  arrivedMedia: ({ actor, params }) => pieces.arrived(actor, params.id),
  putMediaPiece: async ({ actor, params, context }) => {
    const limit = { maxBytes: limits.mediaPieceBytes, tooLarge: "media.too_large" } as const;
    return pieces.put(actor, params, await readBytes(context.req.raw, limit));
  },
  dropMedia: ({ actor, params }) => pieces.drop(actor, params.id),
  joinMedia: async ({ actor, params, query, body }) =>
    present(await pieces.join(actor, { id: params.id, query, bytes: body.bytes })),
  changeMedia: async ({ actor, params, body }) => present(await service.change(actor, params.id, body)),
  mediaFile: async ({ actor, params, query, context }) => {
    const { row, size, read } = await service.open(actor, params.id);
    const more = headersOf(row, query.download === "1");
    const asked = context.req.raw.headers;
    return rangedAnswer({ size, mediaType: row.media_type, etag: `"${row.id}"`, read, asked, more });
  },
  mediaPicture: async ({ actor, params, query, context }) => {
    const { name, size, read } = await pictures.open(actor, params.id, query.size);
    const asked = context.req.raw.headers;
    return rangedAnswer({ size, mediaType: "image/jpeg", etag: `"${params.id}-${name}"`, read, asked });
  },
});
