import type { SoundType } from "#sound/media-type.ts";
import type { Converted, SoundWorker } from "#sound/sound-worker.ts";
import type { Spoken } from "./transcription.service.ts";

/** Below this much audible sound nobody has spoken. Milliseconds. */
const leastSpeech = 200;

/** A recording's sound in the forms that transcribers take, and whether anybody speaks in it. */
export type SoundForTranscribers = (
  sound: Uint8Array,
  mediaType: string,
) => Pick<Spoken, "sound" | "hasSpeech">;

/** Decoded to its end only for transcribers that need it. */
export const createSoundForTranscribers =
  (worker: SoundWorker): SoundForTranscribers =>
  (sound, mediaType) => {
    const type = mediaType as SoundType;
    let wav: Promise<Converted | null> | null = null;
    const asWav = () => {
      wav ??= worker.convert(sound, type, "audio/wav");
      return wav;
    };
    const formFor = (takes: readonly string[]) =>
      takes.find((each) => each === type || each === "audio/mpeg" || each === "audio/wav");
    return {
      sound: async (takes) => {
        const into = formFor(takes);
        if (into === undefined || into === type) return { sound, mediaType };
        const made = await (into === "audio/mpeg" ? worker.convert(sound, type, into) : asWav());
        // A form that cannot be decoded here may still be known to the service.
        return made ? { sound: made.sound, mediaType: into } : { sound, mediaType };
      },
      // What cannot be read here may have words in it.
      hasSpeech: async (takes) => {
        if (type === "audio/wav" || formFor(takes) !== "audio/wav")
          return (await worker.listen({ bytes: sound, type, leastMs: leastSpeech })) ?? true;
        const made = await asWav();
        return made === null || made.audibleMs >= leastSpeech;
      },
    };
  };
