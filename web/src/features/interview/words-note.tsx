import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { RecognitionControls } from "./use-recognition.ts";

type Props = { recognition: RecognitionControls; words: string };

/** Before an answer is spoken: what will happen to its words, and what this browser could do about it. */
export function WordsNote({ recognition, words }: Props) {
  const { offer, isOpen, chooseCloud, install } = recognition;
  const [isAsking, setIsAsking] = useState(false);
  const answer = (isAllowed: boolean) => {
    chooseCloud(isAllowed);
    setIsAsking(false);
  };
  return (
    <div data-words-note className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
      <p className="text-s text-ink-soft">{words}</p>
      {isOpen && offer === "install" && (
        <Button variant="secondary" size="small" onPress={install}>
          Let this device write it down
        </Button>
      )}
      {isOpen && offer === "cloud" && (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
          Let this browser write it down
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="May this browser write it down?"
        actions={
          <>
            <Button onPress={() => answer(true)}>Yes, write it down</Button>
            <Button variant="secondary" onPress={() => answer(false)}>
              No, keep it as sound
            </Button>
          </>
        }
      >
        <p>
          Your voice would be sent to the maker of this browser, such as Google or Apple. Without it your
          recording stays here and on your Saga alone. You can change this under Voice settings.
        </p>
      </Dialog>
    </div>
  );
}
