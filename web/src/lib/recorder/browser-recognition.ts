import { readStored, writeStored } from "#lib/browser-storage.ts";

/** The little of the Web Speech API that is used here; browsers differ, and types know less than they do. */
type Recogniser = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
};
type RecogniserType = {
  new (): Recogniser;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
  install?: (options: { langs: string[]; processLocally: boolean }) => Promise<boolean>;
};
type ResultEvent = Event & {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};

const regions: Record<string, string> = { en: "en-US", sv: "sv-SE", it: "it-IT", pl: "pl-PL" };
const tagOf = (language: string): string => regions[language] ?? language;

const recogniserType = (): RecogniserType | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecogniserType | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
};

/**
 * `device`: this device can write speech down itself. `install`: it could, after a download. `cloud`: the browser would
 * send the voice to its maker. `none`: it cannot.
 */
export type Recognition = "device" | "install" | "cloud" | "none";

export async function recognitionFor(language: string): Promise<Recognition> {
  const type = recogniserType();
  if (!type) return "none";
  const local = { langs: [tagOf(language)], processLocally: true };
  const state = await type.available?.(local).catch(() => "unavailable");
  if (state === "available") return "device";
  return state === "downloadable" || state === "downloading" ? "install" : "cloud";
}

/** Fetches what this device needs to write a language down. Answers whether it can now. */
export const installRecognition = async (language: string): Promise<boolean> =>
  (await recogniserType()
    ?.install?.({ langs: [tagOf(language)], processLocally: true })
    .catch(() => false)) ?? false;

/** Whether the person lets this browser send their voice to its maker; null: not asked yet. Once for each browser. */
export function allowsCloud(): boolean | null {
  const kept = readStored("saga-browser-recognition");
  return kept === null ? null : kept === "cloud";
}
export const allowCloud = (isAllowed: boolean): boolean =>
  writeStored("saga-browser-recognition", isAllowed ? "cloud" : "no");

export type Listening = { stop: () => Promise<string> };

/** How long the last words may take after the end. Milliseconds. */
const timeoutMs = 4_000;

/** Pauses before it is begun again, in milliseconds, while it hears nothing; after that it is left alone. */
const pauses = [0, 1_000, 3_000, 10_000];
/** Milliseconds after which an end is a silence that was waited for, and no failure. */
const longEnough = 3_000;

/** Failures that beginning again does not change. */
const lasting = ["not-allowed", "service-not-allowed", "audio-capture", "language-not-supported"];

/** Writes down what is said into a microphone, from now on. `isLocal`: nothing leaves the device. */
export function listen(
  stream: MediaStream,
  { language, isLocal }: { language: string; isLocal: boolean },
): Listening | null {
  const type = recogniserType();
  const [track] = stream.getAudioTracks();
  if (!type || !track) return null;
  const recogniser = new type();
  recogniser.lang = tagOf(language);
  recogniser.continuous = true;
  recogniser.interimResults = false;
  if (isLocal) recogniser.processLocally = true;
  const heard: string[] = [];
  let isOver = false;
  let isListening = false;
  let begunAt = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  recogniser.addEventListener("error", (event) => {
    if (lasting.includes((event as Event & { error?: string }).error ?? "")) isOver = true;
  });
  recogniser.addEventListener("result", (event) => {
    failures = 0;
    const { results, resultIndex } = event as ResultEvent;
    for (let at = resultIndex; at < results.length; at += 1) {
      const result = results[at];
      if (result?.isFinal) heard.push(result[0]?.transcript.trim() ?? "");
    }
  });
  const ended = new Promise<void>((resolve) => {
    recogniser.addEventListener("end", () => {
      isListening = false;
      // Browsers stop listening after a silence: the answer goes on.
      if (performance.now() - begunAt > longEnough) failures = 0;
      const pause = pauses[failures];
      failures += 1;
      if (isOver || pause === undefined) {
        isOver = true;
        return resolve();
      }
      timer = setTimeout(begin, pause);
    });
  });
  const begin = () => {
    begunAt = performance.now();
    try {
      recogniser.start(track);
      isListening = true;
    } catch {
      isOver = true;
    }
  };
  begin();
  return {
    stop: async () => {
      clearTimeout(timer);
      isOver = true;
      if (isListening) {
        recogniser.stop();
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      }
      return heard.filter(Boolean).join(" ");
    },
  };
}
