import { createHash } from "node:crypto";
import { Failure } from "#http/failure.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Clock } from "#platform/clock.ts";
import { type Voice, VoiceError } from "#providers/voice/voice.ts";
import type { Speaker } from "./speaker.service.ts";

type Example = { bytes: Uint8Array; etag: string };

type Dependencies = { speaker: Speaker; builtIn: Voice; language: Language; clock: Clock };

/** So long a voice that failed is not asked again, however often strangers press. */
const restMs = 60_000;

/** A question that the first interview asks; the landing page shows it beside the answer of its example. */
const questionIn = (language: Language): string => {
  const { facets, open } = packs[language].topics.childhood_home;
  return facets.detail?.[0] ?? open[0];
};

/**
 * What anybody may hear: always the same words, in the built-in voice, which costs nothing. They are spoken once and then
 * stay in memory, so that a stranger's press asks no more of the server than a file does.
 */
export function createSpokenExample({
  speaker,
  builtIn,
  language,
  clock,
}: Dependencies): () => Promise<Example> {
  let made: Promise<Example> | null = null;
  let failedAt: number | null = null;
  const make = async (): Promise<Example> => {
    const { pieces } = await speaker.speak(builtIn, { text: questionIn(language), language });
    const bytes = Buffer.concat(await Array.fromAsync(pieces));
    const digest = createHash("sha256").update(bytes).digest("base64url");
    return { bytes, etag: `"${digest.slice(0, 22)}"` };
  };
  return () => {
    const now = () => clock.now().getTime();
    if (failedAt !== null && now() - failedAt >= restMs) {
      made = null;
      failedAt = null;
    }
    made ??= make().catch((error: unknown) => {
      failedAt = now();
      throw error instanceof VoiceError ? new Failure("speech.failed") : error;
    });
    return made;
  };
}
