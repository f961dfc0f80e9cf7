import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { InputMode } from "./input-mode.ts";

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
      title="Switch Input Mode?"
      actions={
        <>
          <Button onPress={onStay}>Stay in {current} mode</Button>
          <Button variant="secondary" onPress={onSwitch}>
            Switch to {chosen} mode
          </Button>
        </>
      }
    >
      <p>In text mode there is no voice recording, only text.</p>
    </Dialog>
  );
}
