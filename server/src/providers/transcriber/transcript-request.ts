import { TranscriberError, type TranscriberFailure } from "./transcriber.ts";

export type TranscriptRequest = {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  /** Size of the sound: long sound may take its time. */
  bytes: number;
  signal: AbortSignal;
};

/** Milliseconds to wait for an answer: a minute, and a second for each second of sound at 64 kbit/s. */
const timeoutFor = (bytes: number): number => 60_000 + Math.ceil(bytes / 8);
const longestPause = 8_000;
const usualPause = 500;
const tries = 2;

class Refused extends TranscriberError {
  /** Milliseconds after which another try is worth it; null: none is. */
  readonly pause: number | null;

  constructor(reason: TranscriberFailure, pause: number | null) {
    super(reason);
    this.pause = pause;
  }
}

async function refusalOf(response: Response): Promise<Refused> {
  const { status } = response;
  const text = await response.text().catch(() => "");
  if (status === 401 || status === 403 || status === 404) return new Refused("refused", null);
  if (status === 402 || /insufficient_quota|quota_exceeded/.test(text)) return new Refused("quota", null);
  if (status === 429) {
    const wanted = Number(response.headers.get("retry-after") ?? Number.NaN) * 1000;
    const pause = Number.isNaN(wanted) ? usualPause : wanted;
    return new Refused("busy", pause <= longestPause ? pause : null);
  }
  return status >= 500 ? new Refused("busy", usualPause) : new Refused("unfit", null);
}

/** A form as it is sent. As bytes: a form that `fetch` is still writing when a call ends fails where nobody can catch it. */
async function written(form: FormData): Promise<{ type: string; body: Uint8Array<ArrayBuffer> }> {
  const whole = new Response(form);
  return { type: whole.headers.get("content-type") ?? "", body: new Uint8Array(await whole.arrayBuffer()) };
}

async function post({ url, headers, form, bytes, signal }: TranscriptRequest): Promise<unknown> {
  const { type, body } = await written(form);
  const timeout = AbortSignal.timeout(timeoutFor(bytes));
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body,
      signal: AbortSignal.any([signal, timeout]),
      // The key must not follow to another server.
      redirect: "error",
    });
    if (!response.ok) throw await refusalOf(response);
    return await response.json().catch((error: unknown) => {
      throw error instanceof SyntaxError ? new Refused("broken", null) : error;
    });
  } catch (error) {
    if (error instanceof TranscriberError) throw error;
    if (signal.aborted) throw new Refused("stopped", null);
    throw new Refused("unreachable", timeout.aborted ? null : usualPause);
  }
}

const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Posts a form and reads the JSON that is answered; tries again once where that may help. Throws `TranscriberError`. */
export async function requestTranscript(request: TranscriptRequest): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(request);
    } catch (error) {
      if (!(error instanceof Refused) || error.pause === null || attempt === tries) throw error;
      await pauseFor(error.pause, request.signal);
    }
  }
}

const endings: Record<string, string> = {
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "mp4",
  "audio/wav": "wav",
  "audio/mpeg": "mp3",
};

/** The sound as a form's file, with the ending that servers judge it by. */
export function appendSound(
  form: FormData,
  { sound, mediaType }: { sound: Uint8Array; mediaType: string },
): void {
  const name = `answer.${endings[mediaType] ?? "bin"}`;
  form.append("file", new Blob([new Uint8Array(sound)], { type: mediaType }), name);
}
