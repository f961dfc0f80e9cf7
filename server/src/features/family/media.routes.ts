import type { Media } from "@saga/contract/family-media";
import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import type { MediaService } from "./media.service.ts";

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
});

/** Only what a browser shows without acting on it opens in place; its own page could reach nothing of Saga's either. */
const headersOf = (row: MediaTable, isDownload: boolean): Record<string, string> => ({
  "content-disposition": `${isDownload || row.kind === "document" ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  "content-security-policy": "default-src 'none'; sandbox",
});

export const mediaRoutes = (
  service: MediaService,
): Pick<Handlers, "listMedia" | "putMedia" | "changeMedia" | "mediaFile"> => ({
  listMedia: async ({ actor, query }) => ({ data: (await service.list(actor, query)).map(present) }),
  putMedia: async ({ actor, params, query, context }) =>
    present(await service.put(actor, { id: params.id, query }, context.req.raw)),
  changeMedia: async ({ actor, params, body }) => present(await service.change(actor, params.id, body)),
  mediaFile: async ({ actor, params, query, context }) => {
    const { row, size, read } = await service.open(actor, params.id);
    const more = headersOf(row, query.download === "1");
    const asked = context.req.raw.headers;
    return rangedAnswer({ size, mediaType: row.media_type, etag: `"${row.id}"`, read, asked, more });
  },
});
