import { useCallback, useEffect, useRef } from "react";
import { ApiError, isNetworkError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { onDelivery } from "#lib/recorder/outbox.ts";
import { firstPause, isLasting, longerPause, pauseFor } from "#lib/trying-again.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { transcribe } from "./recordings.api.ts";
import type { Part, SpokenAnswerEvent } from "./spoken-answer.ts";

type Options = { interviewId: string; heardHere: ReadonlyMap<string, Promise<string>> };
type Outcome = Pick<Part, "state"> & { text?: string; error?: string | null };

/** Of a recording that is safe here and is sent as soon as it can be. */
const delayWords = (error: unknown): string => {
  const { text, advice } = errorWords(error);
  if (isNetworkError(error)) return m.interview_saga_cannot_be_reached_just_now();
  return m.interview_text_advice_it_is_tried_again({ text, advice });
};

async function wordsFor(id: string, { interviewId, heardHere }: Options): Promise<Outcome> {
  const { transcription, error, has_transcriber } = await transcribe({ interviewId, recordingId: id });
  if (transcription !== undefined) {
    const text = transcription.trim();
    return { state: text === "" ? "silent" : "written", text };
  }
  if (has_transcriber === false) return { state: "waiting", text: (await heardHere.get(id)) ?? "" };
  showToast({ title: m.interview_failed_to_transcribe_audio(), tone: "error" });
  return { state: "failed", error: error ?? null };
}

const failure = (error: unknown): Outcome => {
  const { text, advice } = errorWords(error);
  showToast({ title: m.interview_failed_to_transcribe_audio(), tone: "error" });
  const words = error instanceof ApiError ? text : m.interview_sentence_failed_to_transcribe_audio();
  return { state: "failed", error: m.interview_words_your_recording_is_safe_advice({ words, advice }) };
};

/** Asks for the words of each recording once the server has the whole of it, until it answers. */
export function useTranscription(
  { interviewId, heardHere }: Options,
  send: (event: SpokenAnswerEvent) => void,
) {
  const busy = useRef(new Set<string>());
  const isGone = useRef(false);

  const write = useCallback(
    async (id: string): Promise<void> => {
      if (busy.current.has(id)) return;
      busy.current.add(id);
      const tell = (outcome: Outcome) => send({ type: "partChanged", id, ...outcome });
      tell({ state: "writing" });
      for (let pause = firstPause; !isGone.current; pause = longerPause(pause)) {
        const outcome = await wordsFor(id, { interviewId, heardHere }).catch((error: unknown) => {
          if (!(error instanceof ApiError) || isLasting(error)) return failure(error);
          tell({ state: "writing", error: delayWords(error) });
          return null;
        });
        if (outcome) {
          busy.current.delete(id);
          return tell(outcome);
        }
        await pauseFor(pause);
      }
      busy.current.delete(id);
    },
    [interviewId, heardHere, send],
  );

  useEffect(
    () =>
      onDelivery(({ id, outcome, error }) => {
        if (outcome === "kept") return void write(id);
        if (outcome === "empty") return send({ type: "nothingRecorded", id });
        if (outcome === "delayed")
          return send({ type: "partChanged", id, state: "sending", error: delayWords(error) });
        const { text, advice } = errorWords(error);
        send({ type: "partChanged", id, state: "refused", error: `${text} ${advice}` });
      }),
    [write, send],
  );

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return write;
}
