import { readStored, writeStored } from "#lib/browser-storage.ts";
import { usualVolume } from "#lib/volume.ts";

export type DeviceVoice = Pick<SpeechSynthesisVoice, "voiceURI" | "name" | "lang" | "localService">;

/** A little slower than people speak among themselves. */
const pace = 0.9;
/** Browsers name their voices some time after the page has begun. Milliseconds. */
const timeoutMs = 1_000;

/** Voices of a language that speak on the device itself: what they say goes nowhere. */
export const localVoices = <Voice extends DeviceVoice>(voices: readonly Voice[], language: string): Voice[] =>
  voices.filter(({ localService, lang }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);

const synthesis = (): SpeechSynthesis | null => window.speechSynthesis ?? null;

/** The voices of this device for a language; none where it has none, or the browser cannot speak. */
export async function deviceVoices(language: string): Promise<SpeechSynthesisVoice[]> {
  const speech = synthesis();
  if (!speech) return [];
  if (speech.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      speech.addEventListener?.("voiceschanged", () => resolve(), { once: true });
      setTimeout(resolve, timeoutMs);
    });
  }
  return localVoices(speech.getVoices(), language);
}

/** Which of them the person has chosen in this browser; null: Saga speaks. */
export const chosenDeviceVoice = (language: string): string | null =>
  readStored(`saga-device-voice-${language}`);
export const chooseDeviceVoice = (language: string, voice: string | null): boolean =>
  writeStored(`saga-device-voice-${language}`, voice);

type Spoken = { text: string; voice: SpeechSynthesisVoice; signal: AbortSignal; onBegun: () => void };

/** Speaks to the end, or until it is stopped. Rejects when the device does not speak. */
export function speakOnDevice({ text, voice, signal, onBegun }: Spoken): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: pace, volume: usualVolume });
  return new Promise((resolve, reject) => {
    utterance.onstart = onBegun;
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) => (signal.aborted ? resolve() : reject(new Error(error)));
    signal.addEventListener("abort", () => {
      synthesis()?.cancel();
      resolve();
    });
    synthesis()?.speak(utterance);
  });
}
