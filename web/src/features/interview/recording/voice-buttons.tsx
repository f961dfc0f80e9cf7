import { Send, Square } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { RecordButton } from "./record-button.tsx";
import {
  type Around,
  isOpen,
  mayAnswerNow,
  reasonNotToSend,
  recordButton,
} from "./spoken-answer-selectors.ts";
import type { SpokenAnswerControls } from "./use-spoken-answer.ts";

type Props = {
  controls: SpokenAnswerControls;
  around: Around;
  onSend: () => void;
  /** Ends what is heard. */
  onSilence: () => void;
  /** The sentence below the buttons: a reason that it says already is not said again. */
  below: { id: string; words: string };
};

/** The large button that records, and Send. */
export function VoiceButtons({ controls, around, onSend, onSilence, below }: Props) {
  const { spokenAnswer, start, startNow, pause } = controls;
  const reason = reasonNotToSend(spokenAnswer, around);
  const record = useRef<HTMLButtonElement>(null);
  // The other buttons go while a question is heard, or when it ends: the focus stays with the one that is always there.
  const toRecord = () => record.current?.focus();
  const answerNow = () => {
    onSilence();
    toRecord();
    if (mayAnswerNow(spokenAnswer, around)) startNow();
  };
  const isRecording = isOpen(spokenAnswer);
  const isHeard = around.isPlaying && spokenAnswer.phase === "idle";
  return (
    <div className="order-first flex basis-full flex-wrap items-center justify-center gap-4 @wide:order-none @wide:basis-auto @wide:gap-6">
      <RecordButton
        ref={record}
        look={recordButton(spokenAnswer, around)}
        onPress={() => (isRecording ? void pause() : start())}
      />
      {around.isPlaying && !isRecording && (
        <Button variant="secondary" className="px-3!" onPress={answerNow}>
          <Square size={22} aria-hidden />
          {m.interview_answer_now()}
        </Button>
      )}
      <span
        // On a phone there is nothing to send beside what is heard, and room for one row alone.
        className={classNames(
          "min-w-0 flex-1 basis-[7.4rem] @wide:block @wide:w-64 @wide:flex-none",
          isHeard && "hidden",
        )}
      >
        <Button
          size="large"
          isWide
          onPress={() => {
            onSend();
            toRecord();
          }}
          disabledReason={reason}
          {...(reason === below.words && { reasonId: below.id })}
          isReasonHidden
        >
          <Send size={26} aria-hidden />
          <span className="@wide:hidden">{m.interview_send()}</span>
          <span className="hidden @wide:inline">{m.interview_send_answer()}</span>
        </Button>
      </span>
    </div>
  );
}
