import { isUnheard } from "#lib/recorder/speech-level.ts";
import { m } from "#messages";
import type { VoiceAnswer } from "./use-voice-answer.ts";

/** Says above the buttons that somebody speaks and is hardly heard. */
export function VoiceBox({ voice: { controls, level } }: { voice: VoiceAnswer }) {
  const { phase, isStill } = controls.spokenAnswer;
  const isSilent = phase === "recording" && !isStill && level !== null && isUnheard(level);
  return (
    <p role="status" className="flex-none text-s font-semibold text-ink empty:hidden">
      {isSilent && m.interview_we_cannot_hear_you_speak_a()}
    </p>
  );
}
