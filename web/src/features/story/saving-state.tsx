import { Check, CircleAlert } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { EditingState } from "./story-editing.ts";

/** Says whether what was changed is on the server. */
export function SavingState({ state, onSaveAgain }: { state: EditingState; onSaveAgain: () => void }) {
  return (
    <div role="status" className="flex min-h-12 flex-wrap items-center gap-3 font-semibold">
      {state === "saving" && "Saving..."}
      {state === "saved" && (
        <>
          <Check size={24} aria-hidden className="text-primary" />
          Saved
        </>
      )}
      {state === "failed" && (
        <>
          <CircleAlert size={24} aria-hidden className="text-record" />
          <span className="min-w-0 flex-1 basis-60">
            Not saved yet. Your changes are kept on this device and will be saved when the connection is back.
          </span>
          <Button variant="secondary" size="small" onPress={onSaveAgain}>
            Save again
          </Button>
        </>
      )}
    </div>
  );
}
