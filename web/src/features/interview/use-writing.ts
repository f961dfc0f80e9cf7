import { useCallback, useEffect } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { onDelivery } from "#lib/recorder/outbox.ts";
import { showToast } from "#ui/toast.ts";
import { transcribe } from "./recordings.api.ts";
import type { SpeakingEvent } from "./speaking.ts";

/** Asks for the words of each recording once the server has the whole of it. */
export function useWriting(
  { interviewId, heardHere }: { interviewId: string; heardHere: ReadonlyMap<string, Promise<string>> },
  send: (event: SpeakingEvent) => void,
) {
  const write = useCallback(
    async (id: string) => {
      send({ type: "partChanged", id, state: "writing" });
      try {
        const told = await transcribe({ interviewId, recordingId: id });
        const { transcription, error } = told;
        if (transcription === undefined && told.has_transcriber === false) {
          const text = (await heardHere.get(id)) ?? "";
          return send({ type: "partChanged", id, state: "waiting", text });
        }
        if (transcription === undefined) {
          showToast({ title: "Failed to transcribe audio", description: error ?? "", tone: "error" });
          return send({ type: "partChanged", id, state: "failed", error: error ?? null });
        }
        const state = transcription.trim() === "" ? "silent" : "written";
        send({ type: "partChanged", id, state, text: transcription.trim() });
      } catch (error) {
        const { text, advice } = errorWords(error);
        showToast({ title: "Failed to transcribe audio", tone: "error" });
        const isOurs = error instanceof ApiError;
        const words = `${isOurs ? text : "Failed to transcribe audio."} Your recording is safe. ${advice}`;
        send({ type: "partChanged", id, state: "failed", error: words });
      }
    },
    [interviewId, heardHere, send],
  );

  useEffect(
    () =>
      onDelivery(({ id, outcome, error }) => {
        if (outcome === "kept") return void write(id);
        if (outcome === "empty") return send({ type: "nothingRecorded", id });
        const { text, advice } = errorWords(error);
        send({ type: "partChanged", id, state: "failed", error: `${text} ${advice}` });
      }),
    [write, send],
  );
  return write;
}
