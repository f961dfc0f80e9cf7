import { costOfHearing, costOfSpeaking } from "@saga/contract/model-catalogue";
import { type Transcriber, TranscriberError } from "#providers/transcriber/transcriber.ts";
import { type Voice, VoiceError } from "#providers/voice/voice.ts";
import type { UsageService } from "./usage.service.ts";

/** Whose account it is for, and in which interview, if in one. */
export type Cause = { accountId: string; interviewId: string | null };

/** How calls are counted before they are made, and recorded after. */
export type PaidCalls = { account: UsageService["record"]; reserve: UsageService["reserve"] };

/** `isPaid`: by a service outside the house, which costs money. */
type Accounted = { paying: PaidCalls; cause: Cause; isPaid: boolean };

type Call = Parameters<PaidCalls["account"]>[0];

const nothing = { story_id: null, input_tokens: 0, cached_tokens: 0, output_tokens: 0, ms: 0, outcome: "ok" };

const causeOf = ({ accountId, interviewId }: Cause) => ({ actor_id: accountId, interview_id: interviewId });

/** Counts a call: before it is made where it is paid for. `refused`: why it may not be made. */
export async function begin({ paying, isPaid }: Pick<Accounted, "paying" | "isPaid">, call: Call) {
  const begun = performance.now();
  const reserved = isPaid ? await paying.reserve(call) : null;
  if (typeof reserved === "string") return { refused: reserved };
  const end = (outcome: Partial<Call>): void => {
    const ended = { ...outcome, ms: Math.round(performance.now() - begun) };
    if (reserved) reserved.settle(ended);
    else paying.account({ ...call, ...ended });
  };
  return { end };
}

/** A voice whose calls are recorded as cost; playing from the cache is none. */
export const accountedVoice = (voice: Voice, accounted: Accounted): Voice => ({
  ...voice,
  speak: async function* (request) {
    const characters = request.text.length;
    const cost = accounted.isPaid ? costOfSpeaking(voice.model, characters) : null;
    const call = await begin(accounted, {
      ...nothing,
      ...causeOf(accounted.cause),
      purpose: "speech",
      provider: voice.name,
      model_requested: voice.model,
      model_used: voice.model,
      characters,
      seconds: 0,
      cost_micros: cost,
    });
    if (call.refused) throw new VoiceError("spent");
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
      call.end({
        characters: outcome === "ok" ? characters : 0,
        // A speech that has begun is paid for.
        cost_micros: hasSpoken ? cost : cost && 0,
        outcome,
      });
    }
  },
});

type Heard = Accounted & {
  /** Seconds of the recording. */
  seconds: number;
};

/** A transcriber whose calls are recorded as cost. */
export const accountedTranscriber = (
  transcriber: Transcriber,
  { seconds, ...accounted }: Heard,
): Transcriber => ({
  ...transcriber,
  transcribe: async (request) => {
    const cost = accounted.isPaid ? costOfHearing(transcriber.model, seconds) : null;
    const call = await begin(accounted, {
      ...nothing,
      ...causeOf(accounted.cause),
      purpose: "transcription",
      provider: transcriber.name,
      model_requested: transcriber.model,
      model_used: transcriber.model,
      characters: 0,
      seconds,
      cost_micros: cost,
    });
    if (call.refused) throw new TranscriberError(call.refused);
    try {
      const heard = await transcriber.transcribe(request);
      call.end({ model_requested: heard.model, model_used: heard.model, outcome: "ok" });
      return heard;
    } catch (error) {
      const outcome = error instanceof TranscriberError ? error.reason : "broken";
      call.end({ seconds: 0, cost_micros: cost && 0, outcome });
      throw error;
    }
  },
});
