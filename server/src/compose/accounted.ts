import { costOfHearing } from "@saga/contract/model-catalogue";
import type { UsageService } from "#features/models/usage.service.ts";
import { type Transcriber, TranscriberError } from "#providers/transcriber/transcriber.ts";
import { type Voice, VoiceError } from "#providers/voice/voice.ts";

/** Whose account it is for, and in which interview. */
export type Cause = { accountId: string; interviewId: string };

export type Account = UsageService["record"];

const nothing = { story_id: null, input_tokens: 0, cached_tokens: 0, output_tokens: 0 };

const since = (begun: number): number => Math.round(performance.now() - begun);

const causeOf = ({ accountId, interviewId }: Cause) => ({ actor_id: accountId, interview_id: interviewId });

type Accounted = { account: Account; cause: Cause };

/** A voice whose speeches are kept account of; what is heard again from the cache is not spoken again. */
export const accountedVoice = (voice: Voice, { account, cause }: Accounted): Voice => ({
  ...voice,
  speak: async function* (request) {
    const begun = performance.now();
    const told = (outcome: string) =>
      account({
        ...nothing,
        ...causeOf(cause),
        purpose: "speech",
        provider: voice.name,
        model_requested: voice.model,
        model_used: voice.model,
        characters: outcome === "ok" ? request.text.length : 0,
        seconds: 0,
        // What a speech costs depends on the plan with its provider.
        cost_micros: null,
        ms: since(begun),
        outcome,
      });
    try {
      yield* voice.speak(request);
    } catch (error) {
      told(error instanceof VoiceError ? error.reason : "broken");
      throw error;
    }
    told("ok");
  },
});

type Heard = Accounted & {
  /** Seconds of the recording. */
  seconds: number;
  /** List prices hold where the provider itself is asked. */
  isVendor: boolean;
};

/** A transcriber whose work is kept account of. */
export const accountedTranscriber = (
  transcriber: Transcriber,
  { account, cause, seconds, isVendor }: Heard,
): Transcriber => ({
  ...transcriber,
  transcribe: async (request) => {
    const begun = performance.now();
    const told = (model: string, outcome: string) =>
      account({
        ...nothing,
        ...causeOf(cause),
        purpose: "transcription",
        provider: transcriber.name,
        model_requested: model,
        model_used: model,
        characters: 0,
        seconds: outcome === "ok" ? seconds : 0,
        cost_micros: outcome === "ok" && isVendor ? costOfHearing(model, seconds) : null,
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
    }
  },
});
