import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorLine } from "#ui/error-line.tsx";
import { KeptOutName } from "./kept-out-name.tsx";
import { consequenceOf } from "./kept-out-words.ts";
import type { LettingIn } from "./use-letting-in.ts";

/** Asks once before something that is kept out may stand in stories. */
export function LetInDialog({ lettingIn, lang }: { lettingIn: LettingIn; lang: string }) {
  const { asked, leave, confirm, isRunning, failure } = lettingIn;
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={isRunning ? undefined : leave}
      title="Shall it be let in?"
      actions={
        <>
          <Button onPress={confirm} disabledReason={isRunning && "It is being let in."} isReasonHidden>
            Yes, let it in
          </Button>
          <Button variant="secondary" onPress={leave}>
            Leave it out
          </Button>
        </>
      }
    >
      {asked && (
        <div className="grid gap-3">
          <KeptOutName item={asked} lang={lang} />
          <p>{consequenceOf(asked)}</p>
          <p>This cannot be undone. Stories that are written already stay as they are.</p>
        </div>
      )}
      <ErrorLine id="let-in-failure">{failure}</ErrorLine>
    </Dialog>
  );
}
