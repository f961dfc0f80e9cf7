import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";

type Props = { isSaving: boolean; onSave: () => void; onClose: () => void };

/** The buttons that end an edit; cancelling is announced. */
export function SaveOrCancel({ isSaving, onSave, onClose }: Props) {
  return (
    <>
      <Button onPress={onSave} disabledReason={isSaving && m.transcript_it_is_being_saved()} isReasonHidden>
        {m.transcript_save()}
      </Button>
      <Button
        variant="secondary"
        onPress={() => {
          showToast({ tone: "info", title: m.transcript_edit_cancelled() });
          onClose();
        }}
      >
        {m.transcript_cancel()}
      </Button>
    </>
  );
}
