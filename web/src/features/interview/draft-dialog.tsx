import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Props = {
  isOpen: boolean;
  canSend: boolean;
  onStay: () => void;
  onSend: () => void;
  onKeep: () => void;
};

/** Before leaving with text in the answer field. */
export function DraftDialog({ isOpen, canSend, onStay, onSend, onKeep }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title="Your answer is not sent yet"
      actions={
        <>
          <Button onPress={onSend} disabledReason={!canSend && "It is too long to send at once."}>
            Send it and take a break
          </Button>
          <Button variant="secondary" onPress={onKeep}>
            Keep it for next time
          </Button>
          <Button variant="quiet" onPress={onStay}>
            Go on writing
          </Button>
        </>
      }
    >
      <p>
        There is text in the answer field. It can be sent now, or wait here on this device until you return.
      </p>
    </Dialog>
  );
}
