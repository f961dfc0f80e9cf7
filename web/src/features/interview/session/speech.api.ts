import { type Language, type Voice, voices } from "@saga/contract/vocabulary";
import { callForBytes, callForStream } from "#lib/api-client.ts";
import { readStored, writeStored } from "#lib/browser-storage.ts";

export const voiceCodes = Object.keys(voices) as Voice[];

/** The voice an administrator has chosen on this device; null: the one for everyone. */
export const selectedVoice = (): Voice | null =>
  voiceCodes.find((voice) => voice === readStored("selected-voice")) ?? null;

export type SpeechWish = { interviewId: string; text: string; language: Language; isAdmin: boolean };

const sentFor = (wish: SpeechWish) => {
  const provider = wish.isAdmin ? selectedVoice() : null;
  const { text, language } = wish;
  return { params: { id: wish.interviewId }, body: { text, language, ...(provider ? { provider } : {}) } };
};

/** The spoken words as MP3. Throws `ApiError`. */
export const fetchSpeech = (wish: SpeechWish, signal: AbortSignal): Promise<Blob> =>
  callForBytes("generateSpeech", sentFor(wish), { signal });

/** The same as it is spoken. Throws `ApiError`. */
export const streamSpeech = (wish: SpeechWish, signal: AbortSignal) =>
  callForStream("generateSpeech", sentFor(wish), { signal });

/** Whether new questions are read aloud by themselves; off until the person turns it on. */
export const readsAloud = (): boolean => readStored("saga-read-aloud") === "true";
export const keepReadsAloud = (isOn: boolean): boolean =>
  writeStored("saga-read-aloud", isOn ? "true" : null);
