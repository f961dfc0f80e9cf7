import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Props = {
  isOpen: boolean;
  count: number;
  isKept: boolean;
  onStay: () => void;
  onTryAgain: () => void;
  onLeave: () => void;
};

const where = (isKept: boolean): string =>
  isKept
    ? "Your words are on this device. You can leave now: they are sent when you open this interview here again."
    : "Your words are on this page only, because this browser keeps nothing. Please try again before you leave.";

/** Before leaving with answers that could not be sent. */
export function UnsentDialog({ isOpen, count, isKept, onStay, onTryAgain, onLeave }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title="Not everything is sent yet"
      actions={
        <>
          <Button onPress={onTryAgain}>Try again</Button>
          <Button variant="secondary" onPress={onLeave}>
            {isKept ? "Leave it on this device" : "Leave without it"}
          </Button>
          <Button variant="quiet" onPress={onStay}>
            Stay here
          </Button>
        </>
      }
    >
      <p>
        {count === 1 ? "Your last answer is not sent yet. " : `Your last ${count} answers are not sent yet. `}
        {where(isKept)}
      </p>
    </Dialog>
  );
}
