import { m } from "#messages";
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

/** Before leaving with answers that could not be sent. */
export function UnsentDialog({ isOpen, count, isKept, onStay, onTryAgain, onLeave }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={m.interview_not_everything_is_sent_yet()}
      actions={
        <>
          <Button onPress={onTryAgain}>{m.interview_try_again()}</Button>
          <Button variant="secondary" onPress={onLeave}>
            {isKept ? m.interview_leave_it_on_this_device() : m.interview_leave_without_it()}
          </Button>
          <Button variant="quiet" onPress={onStay}>
            {m.interview_stay_here()}
          </Button>
        </>
      }
    >
      <p>
        {isKept
          ? m.interview_not_sent_yet_on_this_device({ count })
          : m.interview_not_sent_yet_on_this_page({ count })}
      </p>
    </Dialog>
  );
}
