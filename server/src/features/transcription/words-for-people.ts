import type { TranscriberFailure } from "#providers/transcriber/transcriber.ts";

/** What a person reads when a recording was not written down. The sound is always safe then, and that is said. */
const sentences: Record<Exclude<TranscriberFailure, "stopped" | "spent">, string> = {
  refused:
    "The transcription service refused this server. Your recording is safe. Please ask the person who runs this Saga.",
  quota:
    "The transcription service has no credit left. Your recording is safe. Please ask the person who runs this Saga.",
  busy: "The transcription service is busy. Your recording is safe. Try again in a moment.",
  unreachable: "The transcription service does not answer. Your recording is safe. Try again in a moment.",
  broken:
    "The transcription service gave an answer that makes no sense. Your recording is safe. Try again in a moment.",
  beyond:
    "Your recording is safe. It is so long that writing it down costs more than this Saga may spend in one day. You can type your answer, or ask the person who runs this Saga.",
  unfit: "The transcription service could not read this recording. Your recording is safe.",
};

export const sentenceFor = (failure: TranscriberFailure): string | null =>
  failure === "stopped" ? null : failure === "spent" ? spentSentence : sentences[failure];

export const spentSentence =
  "Your recording is safe. What this Saga may spend on services in one day is used up, so it is written down tomorrow by itself; you can also type your answer.";

export const waitingSentence =
  "Your recording is safe. It is written down as soon as this Saga has a transcription service; you can also type your answer.";
export const withheldSentence =
  "Your recording is safe. It is written down once the dashboard's question about this service is answered with yes; you can also type your answer.";
export const stillWorking = "Your recording is safe and is still being written down. Try again in a moment.";
