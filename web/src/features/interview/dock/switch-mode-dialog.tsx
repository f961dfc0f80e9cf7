import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { InputMode } from "../session/input-mode.ts";

const stay = { text: m.interview_stay_in_text_mode, voice: m.interview_stay_in_voice_mode };
const go = { text: m.interview_switch_to_text_mode, voice: m.interview_switch_to_voice_mode };

type Props = {
  isOpen: boolean;
  current: InputMode;
  chosen: InputMode;
  onStay: () => void;
  onSwitch: () => void;
};

/** Asks before voice is left for writing. */
export function SwitchModeDialog({ isOpen, current, chosen, onStay, onSwitch }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={m.interview_switch_input_mode()}
      actions={
        <>
          <Button onPress={onStay}>{stay[current]()}</Button>
          <Button variant="secondary" onPress={onSwitch}>
            {go[chosen]()}
          </Button>
        </>
      }
    >
      <p>{m.interview_in_text_mode_there_is_no()}</p>
    </Dialog>
  );
}
