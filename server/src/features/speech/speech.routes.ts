import { speech, voiceHeader } from "@saga/contract/speech";
import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import type { Spoken } from "./speaker.service.ts";
import type { Asked } from "./speech.service.ts";

type Dependencies = {
  speak: (actor: Actor, interviewId: string, asked: Asked) => Promise<Spoken>;
  example: () => Promise<{ bytes: Uint8Array; etag: string }>;
};

export const speechRoutes = ({
  speak,
  example,
}: Dependencies): Pick<Handlers, "generateSpeech" | "hearExample"> => ({
  generateSpeech: async ({ actor, params, body }) => {
    const { voice, pieces, bytes } = await speak(actor, params.id, body);
    return new Response(ReadableStream.from(pieces), {
      headers: {
        "content-type": speech.generateSpeech.media,
        "cache-control": "no-store",
        [voiceHeader]: voice,
        ...(bytes === null ? {} : { "content-length": String(bytes) }),
      },
    });
  },
  hearExample: async ({ context }) => {
    const { bytes, etag } = await example();
    const read = async function* ({ start, end }: { start: number; end: number }) {
      yield bytes.subarray(start, end);
    };
    const sound = { size: bytes.length, mediaType: speech.hearExample.media, etag, read };
    return rangedAnswer({ ...sound, asked: context.req.raw.headers });
  },
});
