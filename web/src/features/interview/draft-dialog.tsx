import { m } from "#messages";
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
      title={m.interview_your_answer_is_not_sent_yet()}
      actions={
        <>
          <Button onPress={onSend} disabledReason={!canSend && m.interview_it_is_too_long_to_send()}>
            {m.interview_send_it_and_take_a_break()}
          </Button>
          <Button variant="secondary" onPress={onKeep}>
            {m.interview_keep_it_for_next_time()}
          </Button>
          <Button variant="quiet" onPress={onStay}>
            {m.interview_go_on_writing()}
          </Button>
        </>
      }
    >
      <p>{m.interview_there_is_text_in_the_answer()}</p>
    </Dialog>
  );
}
