import { speech, voiceHeader } from "@saga/contract/speech";
import type { Handlers } from "#http/call.ts";
import type { SpeechService } from "./speech.service.ts";

export const speechRoutes = (speak: SpeechService): Pick<Handlers, "generateSpeech"> => ({
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
