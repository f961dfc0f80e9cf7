import { whyNoMicrophone } from "#lib/microphone-state.ts";
import { m } from "#messages";
import { MicrophoneHelp } from "../recording/microphone-help.tsx";
import { useNote } from "../recording/recording-notes.ts";
import type { InputModeControls } from "../session/use-input-mode.ts";

const whyWritten = {
  off: m.interview_voice_features_are_switched_off_in,
  denied: m.interview_the_microphone_is_blocked_in_this,
  missing: m.interview_no_microphone_was_found_on_this,
  insecure: m.interview_this_address_does_not_begin_with,
};

/** The sentence that says why Voice cannot be chosen. */
export const blockedNoteId = "why-answers-are-written";

/** Below the question: why answers can only be written, and the way to a microphone. */
export function BlockedNote({ input }: { input: InputModeControls }) {
  const why = input.isVoiceOff ? "off" : whyNoMicrophone();
  // Who has just pressed Speak in vain is shown it, though it stands where a low window ends.
  const isNew = useNote() !== null && input.isBlocked;
  return (
    <div
      data-urgent={isNew || undefined}
      className="flex basis-full flex-wrap items-center gap-x-2 px-2 pt-2 has-[p:empty]:hidden"
    >
      <p id={blockedNoteId} role="status" className="text-s text-ink-soft">
        {input.isBlocked && whyWritten[why]()}
      </p>
      {input.isBlocked && (why === "denied" || why === "missing") && (
        <MicrophoneHelp why={why} onCheck={input.checkAgain} />
      )}
    </div>
  );
}
