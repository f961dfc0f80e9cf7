import { createHash } from "node:crypto";
import type { Language, PreferredVoice } from "@saga/contract/vocabulary";
import type { Log } from "#platform/log.ts";
import { type Voice, VoiceError, type VoiceName } from "#providers/voice/voice.ts";
import { type Recording, record } from "./recording.ts";
import type { SpeechCache } from "./speech-cache.repository.ts";
import { halvesOf } from "./spoken.ts";

/** `account`: for whom. `preferred`: the voice that the person likes to be asked in. */
export type Words = {
  text: string;
  language: Language;
  account?: string;
  preferred?: PreferredVoice | null;
};

/** MP3 that is being spoken; `bytes` is its length when it is known. */
export type Spoken = { voice: VoiceName; pieces: AsyncIterable<Uint8Array>; bytes: number | null };

export type Speaker = ReturnType<typeof createSpeaker>;

/** Milliseconds after which a speech is given up, even if bytes still arrive. */
const longest = 180_000;

const keyOf = (voice: Voice, { text, language, preferred }: Words): string =>
  createHash("sha256")
    .update(JSON.stringify([text, voice.name, voice.voiceFor(language, preferred), voice.model, language]))
    .digest("hex");

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Has a voice speak a text the first time, and plays it from the cache after that. */
export function createSpeaker({ cache, log }: { cache: SpeechCache; log: Log }) {
  const speaking = new Map<string, Recording>();
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();

  /** What was spoken before, in one piece or in two; null when it was not. */
  const heard = async (voice: Voice, words: Words): Promise<Uint8Array | null> => {
    const read = (text: string) => cache.read(keyOf(voice, { ...words, text })).catch(() => null);
    const whole = await read(words.text);
    if (whole) return whole;
    for (const halves of halvesOf(words.text, words.language)) {
      const pieces = await Promise.all(halves.map(read));
      if (pieces.every((piece) => piece !== null)) return Buffer.concat(pieces);
    }
    return null;
  };

  /** Only a speech that came to its end is kept. */
  const keep = async (key: string, voice: Voice, recording: Recording): Promise<void> => {
    try {
      const bytes = await recording.whole;
      // A cache that was cleared meanwhile takes in no speech that began before.
      if (speaking.get(key) === recording) await cache.write(key, bytes);
    } catch (error) {
      if (!(error instanceof VoiceError)) log.warn({ voice: voice.name }, "a speech could not be kept");
      else if (error.reason !== "stopped")
        log.warn({ voice: voice.name, reason: error.reason }, "a voice failed");
    } finally {
      if (speaking.get(key) === recording) speaking.delete(key);
    }
  };

  const start = (key: string, voice: Voice, words: Words): Recording => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(longest)]);
    const named = voice.voiceFor(words.language, words.preferred);
    const recording = record(voice.speak({ ...words, voice: named, signal }));
    speaking.set(key, recording);
    const kept = keep(key, voice, recording).finally(() => pending.delete(kept));
    pending.add(kept);
    return recording;
  };

  return {
    /** Speaks, and answers with the first bytes. Throws `VoiceError` when there are none. */
    speak: async (voice: Voice, words: Words): Promise<Spoken> => {
      const key = keyOf(voice, words);
      const kept = speaking.has(key) ? null : await heard(voice, words);
      if (kept) return { voice: voice.name, pieces: only(kept), bytes: kept.length };
      const recording = speaking.get(key) ?? start(key, voice, words);
      await recording.begun;
      return { voice: voice.name, pieces: recording.play(), bytes: null };
    },
    heard,
    /** Empties the cache, and keeps no speech that is running: a file does not say whose words it holds. */
    forget: async (): Promise<void> => {
      speaking.clear();
      await cache.clear();
    },
    /** Ends all speeches and waits until what is finished is kept. */
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(pending);
    },
  };
}
