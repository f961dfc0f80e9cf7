import { m } from "#messages";
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
      title={m.kept_out_shall_it_be_let_in()}
      actions={
        <>
          <Button
            onPress={confirm}
            disabledReason={isRunning && m.kept_out_it_is_being_let_in()}
            isReasonHidden
          >
            {m.kept_out_yes_let_it_in()}
          </Button>
          <Button variant="secondary" onPress={leave}>
            {m.kept_out_leave_it_out()}
          </Button>
        </>
      }
    >
      {asked && (
        <div className="grid gap-3">
          <KeptOutName item={asked} lang={lang} />
          <p>{consequenceOf(asked)}</p>
          <p>{m.kept_out_this_cannot_be_undone_stories_that_are()}</p>
        </div>
      )}
      <ErrorLine id="let-in-failure">{failure}</ErrorLine>
    </Dialog>
  );
}
