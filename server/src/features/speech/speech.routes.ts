import { speech, voiceHeader } from "@saga/contract/speech";
import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import type { Spoken } from "./speaker.service.ts";
import type { Asked } from "./speech.service.ts";

type Speak = (actor: Actor, interviewId: string, asked: Asked) => Promise<Spoken>;

export const speechRoutes = (speak: Speak): Pick<Handlers, "generateSpeech"> => ({
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
});
