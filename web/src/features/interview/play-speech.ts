import { chosenDeviceVoice, deviceVoices, speakOnDevice } from "#lib/device-voice.ts";
import { speechPieces } from "#lib/speech-pieces.ts";
import { fetchSpeech, type SpeechWish, streamSpeech } from "./speech.api.ts";

export type Playing = {
  wish: SpeechWish;
  player: HTMLAudioElement;
  signal: AbortSignal;
  /** Something is heard; the player tells it of itself. */
  onBegun: () => void;
};

/** Half as loud as the device would play it. */
const volume = 0.5;
const form = "audio/mpeg";

const canStream = (): boolean => typeof MediaSource !== "undefined" && MediaSource.isTypeSupported(form);

/** Plays what is at an address to its end. Rejects when it cannot be played. */
async function playTo(address: string, { player, signal }: Playing): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    player.addEventListener("ended", () => resolve(), { once: true });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    player.src = address;
    player.volume = volume;
    await player.play();
    await ended;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const eventOf = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Hands the bytes on as they come. A speech that breaks off ends where it broke off. */
async function feed(source: MediaSource, speech: Promise<ReadableStream<Uint8Array<ArrayBuffer>>>) {
  if (source.readyState !== "open") await eventOf(source, "sourceopen");
  const buffer = source.addSourceBuffer(form);
  const reader = (await speech).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      buffer.appendBuffer(next.value);
      await eventOf(buffer, "updateend");
    }
  } finally {
    if (source.readyState === "open") source.endOfStream();
  }
}

/** Heard from the first bytes on, while the rest is still being spoken. */
async function playStream(playing: Playing): Promise<void> {
  const source = new MediaSource();
  // The player gets ready while the speech is on its way.
  const speech = streamSpeech(playing.wish, playing.signal);
  const fed = feed(source, speech).catch(() => {});
  const isRefused = speech.then(() => new Promise<never>(() => {}));
  await Promise.race([playTo(URL.createObjectURL(source), playing), isRefused]);
  await fed;
}

/** Where a browser plays only whole files: the first sentences while the rest is still being fetched. */
async function playPieces(playing: Playing): Promise<void> {
  const { wish, signal } = playing;
  const pieces = speechPieces(wish.text, wish.language).map((text) => fetchSpeech({ ...wish, text }, signal));
  for (const piece of pieces) piece.catch(() => {});
  for (const piece of pieces) {
    const speech = await piece;
    if (signal.aborted) return;
    await playTo(URL.createObjectURL(speech), playing);
  }
}

/** The voice of this device that the person has chosen and that is still there. */
async function ownVoice(language: string): Promise<SpeechSynthesisVoice | null> {
  const chosen = chosenDeviceVoice(language);
  // The usual case waits for nothing.
  if (chosen === null) return null;
  return (await deviceVoices(language)).find(({ voiceURI }) => voiceURI === chosen) ?? null;
}

/** Speaks the words, heard as soon as the browser can. Rejects when it cannot. */
export async function play(playing: Playing): Promise<void> {
  const { wish, signal, onBegun } = playing;
  const voice = await ownVoice(wish.language);
  if (signal.aborted) return;
  if (voice) return speakOnDevice({ text: wish.text, voice, signal, onBegun });
  return canStream() ? playStream(playing) : playPieces(playing);
}
