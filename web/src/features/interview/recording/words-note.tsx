import { useState } from "react";
import { m } from "#messages";
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
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 px-2 pt-2">
      <p className="text-s text-ink-soft">{words}</p>
      {isOpen && offer === "install" && (
        <Button variant="secondary" size="small" onPress={install}>
          {m.interview_let_this_device_write_it_down()}
        </Button>
      )}
      {isOpen && offer === "cloud" && (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
          {m.interview_let_this_browser_write_it_down()}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={m.interview_may_this_browser_write_it_down()}
        actions={
          <>
            <Button onPress={() => answer(true)}>{m.interview_yes_write_it_down()}</Button>
            <Button variant="secondary" onPress={() => answer(false)}>
              {m.interview_no_keep_it_as_sound()}
            </Button>
          </>
        }
      >
        <p>{m.interview_your_voice_would_be_sent_to()}</p>
      </Dialog>
    </div>
  );
}
