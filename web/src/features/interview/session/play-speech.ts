import { chosenDeviceVoice, deviceVoices, speakOnDevice } from "#lib/device-voice.ts";
import { speechPieces } from "#lib/speech-pieces.ts";
import { usualVolume } from "#lib/volume.ts";
import { fetchSpeech, type SpeechWish, streamSpeech } from "./speech.api.ts";

export type Playing = {
  wish: Omit<SpeechWish, "text">;
  /** What is to be heard, one after the other: the rest of a question may still be being written. */
  texts: AsyncIterable<string>;
  player: HTMLAudioElement;
  signal: AbortSignal;
  /** Something is heard. */
  onBegun: () => void;
};

const form = "audio/mpeg";

const canStream = (): boolean => typeof MediaSource !== "undefined" && MediaSource.isTypeSupported(form);

/** Plays what is at an address to its end. Rejects when it cannot be played. */
async function playTo(address: string, { player, signal, onBegun }: Playing): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    player.addEventListener("ended", () => resolve(), { once: true });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  try {
    player.src = address;
    // From here on no event is left of what the player had before.
    player.addEventListener("playing", onBegun, { once: true, signal });
    player.volume = usualVolume;
    await player.play();
    await ended;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const eventOf = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Hands the bytes on as they come. A speech that breaks off ends where it broke off. */
async function append(buffer: SourceBuffer, speech: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  const reader = speech.getReader();
  for (;;) {
    const next = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (next.done || !next.value) return;
    buffer.appendBuffer(next.value);
    await eventOf(buffer, "updateend");
  }
}

/** Fills the source with one speech after the other. Rejects when one is refused. */
async function feed(source: MediaSource, { wish, texts, signal }: Playing): Promise<void> {
  const opened = eventOf(source, "sourceopen");
  let buffer: SourceBuffer | null = null;
  try {
    for await (const text of texts) {
      // The player gets ready while the speech is on its way.
      const speech = await streamSpeech({ ...wish, text }, signal);
      await opened;
      buffer ??= source.addSourceBuffer(form);
      await append(buffer, speech);
    }
  } finally {
    if (source.readyState === "open") source.endOfStream();
  }
}

/** Heard from the first bytes on, while the rest is still being spoken. */
async function playStream(playing: Playing): Promise<void> {
  const source = new MediaSource();
  const fed = feed(source, playing);
  await Promise.all([playTo(URL.createObjectURL(source), playing), fed]);
}

/** One after the other; each is made ready while the one before it is heard. */
async function inTurn(playing: Playing, prepare: (text: string) => () => Promise<void>): Promise<void> {
  let heard = Promise.resolve();
  for await (const text of playing.texts) {
    const speak = prepare(text);
    heard = heard.then(() => (playing.signal.aborted ? undefined : speak()));
    // Whoever waits for the last one hears of a failure.
    heard.catch(() => {});
  }
  return heard;
}

/** Where a browser plays only whole files: the first sentences while the rest is still being fetched. */
const playPieces = (playing: Playing): Promise<void> => {
  const { wish, signal } = playing;
  return inTurn(playing, (text) => {
    const pieces = speechPieces(text, wish.language).map((piece) =>
      fetchSpeech({ ...wish, text: piece }, signal),
    );
    for (const piece of pieces) piece.catch(() => {});
    return async () => {
      for (const piece of pieces) {
        const speech = await piece;
        if (signal.aborted) return;
        await playTo(URL.createObjectURL(speech), playing);
      }
    };
  });
};

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
  if (voice) return inTurn(playing, (text) => () => speakOnDevice({ text, voice, signal, onBegun }));
  return canStream() ? playStream(playing) : playPieces(playing);
}
