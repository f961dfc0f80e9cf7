import { costOfHearing, costOfSpeaking } from "@saga/contract/model-catalogue";
import { type Transcriber, TranscriberError } from "#providers/transcriber/transcriber.ts";
import { type Voice, VoiceError } from "#providers/voice/voice.ts";
import type { UsageService } from "./usage.service.ts";

/** Whose account it is for, and in which interview. */
export type Cause = { accountId: string; interviewId: string };

/** How calls are counted before they are made, and recorded after. */
export type PaidCalls = { account: UsageService["record"]; reserve: UsageService["reserve"] };

/** `isPaid`: by a service outside the house, which costs money. */
type Accounted = { paying: PaidCalls; cause: Cause; isPaid: boolean };

const nothing = { story_id: null, input_tokens: 0, cached_tokens: 0, output_tokens: 0 };

const since = (begun: number): number => Math.round(performance.now() - begun);

const causeOf = ({ accountId, interviewId }: Cause) => ({ actor_id: accountId, interview_id: interviewId });

const keepNothing = (): void => {};

/** A voice whose speeches are kept account of; what is heard again from the cache is not spoken again. */
export const accountedVoice = (voice: Voice, { paying, cause, isPaid }: Accounted): Voice => ({
  ...voice,
  speak: async function* (request) {
    const begun = performance.now();
    const characters = request.text.length;
    const cost = costOfSpeaking(voice.model, characters);
    const release = isPaid ? await paying.reserve(cause.accountId, cost) : keepNothing;
    if (!release) throw new VoiceError("spent");
    let hasSpoken = false;
    let outcome = "stopped";
    try {
      for await (const piece of voice.speak(request)) {
        hasSpoken = true;
        yield piece;
      }
      outcome = "ok";
    } catch (error) {
      outcome = error instanceof VoiceError ? error.reason : "broken";
      throw error;
    } finally {
      paying.account({
        ...nothing,
        ...causeOf(cause),
        purpose: "speech",
        provider: voice.name,
        model_requested: voice.model,
        model_used: voice.model,
        characters: outcome === "ok" ? characters : 0,
        seconds: 0,
        // What has begun to be spoken is paid for.
        cost_micros: isPaid ? (hasSpoken ? cost : 0) : null,
        ms: since(begun),
        outcome,
      });
      release();
    }
  },
});

type Heard = Accounted & {
  /** Seconds of the recording. */
  seconds: number;
};

/** A transcriber whose work is kept account of. */
export const accountedTranscriber = (
  transcriber: Transcriber,
  { paying, cause, seconds, isPaid }: Heard,
): Transcriber => ({
  ...transcriber,
  transcribe: async (request) => {
    const begun = performance.now();
    const cost = costOfHearing(transcriber.model, seconds);
    const release = isPaid ? await paying.reserve(cause.accountId, cost) : keepNothing;
    if (!release) throw new TranscriberError("spent");
    const told = (model: string, outcome: string) =>
      paying.account({
        ...nothing,
        ...causeOf(cause),
        purpose: "transcription",
        provider: transcriber.name,
        model_requested: model,
        model_used: model,
        characters: 0,
        seconds: outcome === "ok" ? seconds : 0,
        cost_micros: isPaid ? (outcome === "ok" ? cost : 0) : null,
        ms: since(begun),
        outcome,
      });
    try {
      const heard = await transcriber.transcribe(request);
      told(heard.model, "ok");
      return heard;
    } catch (error) {
      told(transcriber.model, error instanceof TranscriberError ? error.reason : "broken");
      throw error;
    } finally {
      release();
    }
  },
});
