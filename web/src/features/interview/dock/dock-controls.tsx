import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { clearNote } from "../recording/recording-notes.ts";
import { isComplete } from "../session/interview-session.ts";
import { endLabel } from "../session/interview-session-selectors.ts";
import { offersEnd } from "../session/turn-selectors.ts";
import type { InputModeControls } from "../session/use-input-mode.ts";
import type { Sitting } from "../session/use-interview-session.ts";
import { blockedNoteId } from "./blocked-note.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { SwitchModeDialog } from "./switch-mode-dialog.tsx";

type Props = {
  sitting: Sitting;
  input: InputModeControls;
  /** What stands between the two. */
  children?: ReactNode;
};

/** The lower row of the dock: how to answer, and the way out. */
export function DockControls({ sitting, input, children }: Props) {
  const { session, send, draft } = sitting;
  const isOver = isComplete(session);
  const label = endLabel(session);
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 low:gap-2 @wide:has-[[data-answer-box]]:items-end @wide:justify-between">
      <ModeSwitch
        mode={input.mode}
        isDisabled={isOver || input.isBlocked}
        describedBy={blockedNoteId}
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
