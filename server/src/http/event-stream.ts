import type { Context } from "hono";
import type { Failure } from "./failure.ts";
import { failureOf } from "./fault.ts";

const frame = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const encoder = new TextEncoder();

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** Sends words of an answer before the answer is whole, or takes back all that were sent. What is `said` will stay. */
export type Emit = { words: (text: string) => void; reset: () => void; said: (text: string) => void };

/** Says how far the work for an answer is, to those who asked for a stream. */
export type Report = (progress: unknown) => void;

/** For callers who want the whole answer at once. */
export const emitNothing: Emit = { words: () => {}, reset: () => {}, said: () => {} };

/** Keeps what is told to it until it is released: nothing is said before what it replies to is stored. */
export function withhold(emit: Emit): { withheld: Emit; release: () => void } {
  let waiting: (() => void)[] | null = [];
  const say = (what: () => void): void => {
    if (waiting) waiting.push(what);
    else what();
  };
  return {
    withheld: {
      words: (text) => say(() => emit.words(text)),
      reset: () => say(emit.reset),
      said: (text) => say(() => emit.said(text)),
    },
    release: () => {
      for (const what of waiting ?? []) what();
      waiting = null;
    },
  };
}

/**
 * Events as the body of an answer. The first goes out at once; those that come together after it go out together, in the
 * same round of the process.
 */
function createFrames() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isFirst = true;
  let waiting = "";
  const readable = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: () => {
      controller = null;
    },
  });
  const flush = () => {
    if (waiting !== "") controller?.enqueue(encoder.encode(waiting));
    waiting = "";
  };
  const write = (event: string, data: unknown) => {
    if (waiting === "" && !isFirst) setImmediate(flush);
    waiting += frame(event, data);
    if (isFirst) flush();
    isFirst = false;
  };
  const close = () => {
    flush();
    controller?.close();
    controller = null;
  };
  return { readable, write, close };
}

/**
 * Answers with `delta` events while `produce` emits words, `progress` events while it reports, and one `done` event with its
 * JSON; a `reset` event takes the words before it back, but for the sentence that a `said` event named. Nothing is sent before the first word or report, so a refusal is
 * still an ordinary error answer; a later one is an `error` event, which `whenFailed` hears of.
 */
export async function streamAnswer(
  produce: (emit: Emit, report: Report) => Promise<unknown>,
  whenFailed: (failure: Failure) => void,
): Promise<Response> {
  const { readable, write, close } = createFrames();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const words = (text: string) => {
    begin();
    write("delta", { text });
  };
  const report = (progress: unknown) => {
    begin();
    write("progress", progress);
  };
  const answer = produce(
    { words, reset: () => write("reset", {}), said: (text) => write("said", { text }) },
    report,
  );
  await Promise.race([begun, answer]);
  void answer
    .then(
      (value) => write("done", value),
      (error) => {
        const failure = failureOf(error);
        whenFailed(failure);
        write("error", failure.body());
      },
    )
    .finally(close);
  return new Response(readable, { headers });
}

export const wantsEvents = (context: Context): boolean =>
  (context.req.header("accept") ?? "").includes("text/event-stream");
