import type { Handlers } from "#http/call.ts";
import type { ArchiveService } from "./archive.service.ts";
import type { CoversService } from "./covers.service.ts";
import type { ExportsService } from "./exports.service.ts";
import type { NarrationService } from "./narration.service.ts";
import { textsOf } from "./printable.ts";
import type { StoredShare } from "./shares.repository.ts";
import { endOf, type SharesService } from "./shares.service.ts";

type PublishingCalls =
  | "exportStory"
  | "storyLeftOut"
  | "exportInterview"
  | "listShares"
  | "createShare"
  | "endShare"
  | "readShared"
  | "hearShared"
  | "storyNarration"
  | "narratedSentence"
  | "exportArchive"
  | "getCover"
  | "putCover"
  | "removeCover";

export type PublishingRoutesOptions = {
  exports: ExportsService;
  shares: SharesService;
  narration: NarrationService;
  archive: ArchiveService;
  covers: CoversService;
  /** The address that people use; null: not known here. */
  publicUrl: string | null;
};

const fileAnswer = ({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }, form: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": mediaType,
      "content-length": String(bytes.byteLength),
      "content-disposition": `attachment; filename="saga.${form}"`,
      "cache-control": "private, no-store",
    },
  });

const presentShare = (share: StoredShare) => ({
  id: share.id,
  created_at: share.created_at,
  expires_at: endOf(share),
  has_word: share.word_hash !== null,
  has_sound: share.has_sound === 1,
});

export function publishingRoutes(options: PublishingRoutesOptions): Pick<Handlers, PublishingCalls> {
  const { exports, shares, narration, archive, covers, publicUrl } = options;
  return {
    exportStory: async ({ actor, params, query: { form } }) =>
      fileAnswer(await exports.story(actor, params.id, form), form),
    exportArchive: async ({ actor }) =>
      new Response(ReadableStream.from(await archive.make(actor)), {
        headers: {
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="saga.zip"',
          "cache-control": "private, no-store",
        },
      }),
    storyLeftOut: async ({ actor, params }) => {
      const { leftOut, title, chapters } = await exports.printStory(actor, params.id);
      return { kept_out: leftOut, title, chapters: textsOf(chapters) };
    },
    exportInterview: async ({ actor, params, query: { form } }) =>
      fileAnswer(await exports.interview(actor, params.id, form), form),
    listShares: async ({ actor, params }) => ({
      data: (await shares.list(actor, params.id)).map(presentShare),
    }),
    createShare: async ({ actor, params, body }) => {
      const { share, secret } = await shares.create(actor, params.id, body);
      // Behind the number sign nothing is sent to servers, ours included.
      const url = publicUrl === null ? null : `${publicUrl}/shared-story#${secret}`;
      return { ...presentShare(share), secret, url };
    },
    endShare: async ({ actor, params }) => {
      await shares.end(actor, params.id, params.share);
      return { ok: true };
    },
    readShared: ({ body, network }) => shares.read(body, network),
    hearShared: async ({ params, body, network }) =>
      new Response(ReadableStream.from(await shares.hear(body, params.at, network)), {
        headers: { "content-type": "audio/mpeg", "cache-control": "private, no-store" },
      }),
    getCover: async ({ actor, params }) =>
      new Response(new Uint8Array(await covers.get(actor, params.id)), {
        headers: {
          "content-type": "image/jpeg",
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
        },
      }),
    putCover: async ({ actor, params, context }) => {
      await covers.put(actor, params.id, context.req.raw);
      return { ok: true };
    },
    removeCover: async ({ actor, params }) => {
      await covers.remove(actor, params.id);
      return { ok: true };
    },
    storyNarration: async ({ actor, params }) => ({
      data: (await narration.list(actor, params.id)).map(({ text, own }) => ({
        text,
        voice: own ? ("own" as const) : ("saga" as const),
        duration_ms: own && Math.round(own.endMs - own.startMs),
      })),
    }),
    narratedSentence: async ({ actor, params }) =>
      new Response(ReadableStream.from(await narration.hear(actor, params.id, params.at)), {
        headers: { "content-type": "audio/mpeg", "cache-control": "private, no-store" },
      }),
  };
}
