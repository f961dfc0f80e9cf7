import { type ReactNode, useId } from "react";
import { whyNoMicrophone } from "#lib/microphone-state.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { isComplete } from "./interview-session.ts";
import { endLabel } from "./interview-session-selectors.ts";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { clearNote } from "./recording-notes.ts";
import { SwitchModeDialog } from "./switch-mode-dialog.tsx";
import { offersEnd } from "./turn-selectors.ts";
import type { InputModeControls } from "./use-input-mode.ts";
import type { Sitting } from "./use-interview-session.ts";

const whyWritten = {
  off: m.interview_voice_features_are_switched_off_in,
  denied: m.interview_the_microphone_is_blocked_in_this,
  missing: m.interview_no_microphone_was_found_on_this,
  insecure: m.interview_this_address_does_not_begin_with,
};

type Props = {
  sitting: Sitting;
  input: InputModeControls;
  /** What stands between the two. */
  children?: ReactNode;
};

/** The lower row of the dock: how to answer, and the way out. */
export function DockControls({ sitting, input, children }: Props) {
  const { session, send, draft } = sitting;
  const noteId = useId();
  const isOver = isComplete(session);
  const label = endLabel(session);
  const why = input.isVoiceOff ? "off" : whyNoMicrophone();
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 has-[[data-answer-box]]:items-end low:gap-1.5 @wide:justify-between">
      <ModeSwitch
        mode={input.mode}
        isDisabled={isOver || input.isBlocked}
        describedBy={noteId}
        onChoose={input.choose}
      />
      {children}
      <Button
        variant={isOver || offersEnd(session) ? "primary" : "secondary"}
        className="min-w-[5.4rem] flex-[2] px-2! @wide:flex-none @wide:px-5!"
        onPress={() => send({ type: "endPressed", hasDraft: draft.text.trim() !== "" })}
      >
        <span className="@wide:hidden">{label.narrow}</span>
        <span className="hidden @wide:inline">{label.wide}</span>
      </Button>
      <div className="flex basis-full flex-wrap items-center gap-x-2 has-[p:empty]:hidden">
        <p id={noteId} role="status" className="text-s text-ink-soft">
          {input.isBlocked && whyWritten[why]()}
        </p>
        {input.isBlocked && !isOver && (why === "denied" || why === "missing") && (
          <MicrophoneHelp why={why} onCheck={input.checkAgain} />
        )}
      </div>
      <SwitchModeDialog
        isOpen={input.asked !== null}
        current={input.mode}
        chosen={input.asked ?? "text"}
        onStay={input.stay}
        onSwitch={() => {
          if (!input.asked) return;
          input.apply(input.asked);
          // What was said about the recording is not true of writing.
          clearNote();
        }}
      />
    </div>
  );
}
