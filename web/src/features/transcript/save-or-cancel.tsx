import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";

type Props = { isSaving: boolean; onSave: () => void; onClose: () => void };

/** How an edit ends; leaving it is said. */
export function SaveOrCancel({ isSaving, onSave, onClose }: Props) {
  return (
    <>
      <Button onPress={onSave} disabledReason={isSaving && "It is being saved."} isReasonHidden>
        Save
      </Button>
      <Button
        variant="secondary"
        onPress={() => {
          showToast({ tone: "info", title: "Edit cancelled" });
          onClose();
        }}
      >
        Cancel
      </Button>
    </>
  );
}
