import { Check, CircleAlert } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { EditingState } from "./story-editing.ts";

/** Says whether what was changed is on the server. */
export function SavingState({ state, onSaveAgain }: { state: EditingState; onSaveAgain: () => void }) {
  return (
    <div role="status" className="flex min-h-12 flex-wrap items-center gap-3 font-semibold">
      {state === "saving" && m.story_saving()}
      {state === "saved" && (
        <>
          <Check size={24} aria-hidden className="text-primary" />
          {m.story_saved()}
        </>
      )}
      {state === "failed" && (
        <>
          <CircleAlert size={24} aria-hidden className="text-record" />
          <span className="min-w-0 flex-1 basis-60">{m.story_not_saved_yet_your_changes_are_kept()}</span>
          <Button variant="secondary" size="small" onPress={onSaveAgain}>
            {m.story_save_again()}
          </Button>
        </>
      )}
    </div>
  );
}
