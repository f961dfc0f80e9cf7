import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorLine } from "#ui/error-line.tsx";
import { KeptOutName } from "./kept-out-name.tsx";
import type { DeletingWords } from "./use-deleting-words.ts";

/** Enter must not delete what cannot be brought back: the way out has the focus first. */
function KeepIt({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onPress={onPress}>
      {m.kept_out_keep_it()}
    </Button>
  );
}

/** Asks once before the words of an answer are deleted for good. */
export function DeleteWordsDialog({ deleting, lang }: { deleting: DeletingWords; lang: string }) {
  const { asked, leave, confirm, isRunning, failure } = deleting;
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={isRunning ? undefined : leave}
      role="alertdialog"
      title={m.kept_out_delete_these_words_for_good()}
      actions={
        <>
          <KeepIt onPress={leave} />
          <Button
            variant="danger"
            onPress={confirm}
            disabledReason={isRunning && m.kept_out_it_is_being_deleted()}
            isReasonHidden
          >
            {m.kept_out_yes_delete_it()}
          </Button>
        </>
      }
    >
      {asked && (
        <div className="grid gap-3">
          <KeptOutName item={asked} lang={lang} />
          {asked.words !== "" && <p>{m.kept_out_the_whole_answer_goes_not_only_this()}</p>}
          <p>{m.kept_out_what_was_said_and_its_sound_are()}</p>
          <p>{m.kept_out_stories_written_before_lose_what()}</p>
        </div>
      )}
      <ErrorLine id="delete-words-failure">{failure}</ErrorLine>
    </Dialog>
  );
}
