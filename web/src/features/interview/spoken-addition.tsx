import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatClock } from "#lib/format.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { HeardWords } from "./heard-words.tsx";
import { KeptSoundNotice } from "./kept-sound-notice.tsx";
import { RecordButton } from "./record-button.tsx";
import { useNote } from "./recording-notes.ts";
import { RecordingTrouble } from "./recording-trouble.tsx";
import { useSpeechLevel } from "./speech-meter.tsx";
import { hasSomething, isProcessing, noSpokenAnswer, readyAnswer, secondsOf } from "./spoken-answer.ts";
import { isOpen, microphoneTrouble, recordButton, troubleOf } from "./spoken-answer-selectors.ts";
import { useKeptSound } from "./use-kept-sound.ts";
import { useNow } from "./use-now.ts";
import { useRecognition } from "./use-recognition.ts";
import { useSpokenAnswer } from "./use-spoken-answer.ts";

/** What was spoken: kept recordings, and what is said in them where somebody has written it down. */
export type Spoken = { content: string; recordingIds: string[] };

type Props = {
  interviewId: string;
  language: string;
  /** What is being spoken, for those who hear the page. */
  label: string;
  /** Rejects where it could not be saved: nothing is lost, and it can be saved again. */
  onSave: (spoken: Spoken) => Promise<void>;
  onClose: () => void;
};

/** Speaking outside of an interview, by the same path: each second is kept before anything else is done with it. */
export function SpokenAddition({ interviewId, language, label, onSave, onClose }: Props) {
  const [isBlocked, setIsBlocked] = useState(!canRecordSound());
  const [error, setError] = useState<string | null>(null);
  const recognition = useRecognition(language);
  const controls = useSpokenAnswer({
    interviewId,
    language,
    isPlaying: false,
    recognition: recognition.use,
    onBlocked: () => setIsBlocked(true),
  });
  const { spokenAnswer, send } = controls;
  const kept = useKeptSound(interviewId);
  const level = useSpeechLevel(controls.watch);
  const now = useNow(spokenAnswer.phase === "recording");
  const note = useNote();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("button:not([aria-disabled])")?.focus(), []);

  const isSaving = useRef(false);
  const ready = isSaving.current ? null : readyAnswer(spokenAnswer);
  useLayoutEffect(() => {
    if (!ready) return;
    isSaving.current = true;
    onSave(ready)
      .catch((reason: unknown) => {
        setError(errorWords(reason).advice);
        // It stays where it is, and waits for the next press.
        send({ type: "putAside", ids: [] });
      })
      .finally(() => {
        isSaving.current = false;
      });
  });

  const around = { now, isPlaying: false, isThinking: false, isComplete: false };
  const isRecording = isOpen(spokenAnswer);
  const trouble = isRecording ? null : troubleOf(spokenAnswer);
  const alert =
    microphoneTrouble(spokenAnswer, level?.silentMs ?? 0) ?? (note?.tone === "failure" ? note.title : null);
  const isWorking = isProcessing(spokenAnswer) || spokenAnswer.isSending;
  const canSave = !isWorking && (isRecording || hasSomething(spokenAnswer));
  const [offered] = spokenAnswer === noSpokenAnswer ? kept.found : [];
  const seconds = secondsOf(spokenAnswer, now);

  if (isBlocked)
    return (
      <Notice tone="empty" title="Saga cannot use a microphone here">
        Allow it in the settings of this browser, or choose Edit and write what you want to add.
      </Notice>
    );
  return (
    <section ref={box} aria-label={label} className="mt-3 grid gap-4 rounded-l bg-page-deep p-4">
      {offered && (
        <KeptSoundNotice
          interviewId={interviewId}
          sound={offered}
          whyNotUsed={null}
          onUse={() => controls.adopt(offered)}
          onDiscard={() => void kept.discard(offered)}
        />
      )}
      <div className="flex flex-wrap items-center gap-5">
        <RecordButton
          look={recordButton(spokenAnswer, around)}
          onPress={() => (isRecording ? void controls.pause() : controls.start())}
        />
        <p role="status" className="min-w-0 flex-1 basis-40">
          {isRecording
            ? "Recording. Take your time."
            : isWorking
              ? "Your recording is safe. It is being written down."
              : spokenAnswer.parts.length > 0
                ? "Go on, or save what you have said."
                : "Press Speak and begin to tell."}
          {seconds > 0 && <span className="ml-2 tabular-nums">{formatClock(seconds)}</span>}
        </p>
      </div>
      {alert && (
        <p role="alert" className="font-semibold">
          {alert}
        </p>
      )}
      {trouble && (
        <RecordingTrouble
          trouble={trouble}
          onTryAgain={controls.tryAgain}
          onSendAnyway={() => send({ type: "sendAnyway" })}
          onPutAside={() => {
            kept.putAside(spokenAnswer.parts.filter(({ id }) => trouble.aside.includes(id)));
            send({ type: "putAside", ids: trouble.aside });
          }}
        />
      )}
      {spokenAnswer.parts.length > 0 && !isRecording && !isProcessing(spokenAnswer) && (
        <HeardWords controls={controls} lang={language} />
      )}
      {error && (
        <p role="alert" className="font-semibold">
          It could not be saved. {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          disabledReason={canSave ? null : "There is nothing to save yet."}
          isReasonHidden
          onPress={() => {
            setError(null);
            send({ type: "sendPressed" });
            if (isRecording) void controls.finish();
          }}
        >
          {spokenAnswer.isSending ? "Saving..." : "Save"}
        </Button>
        <Button variant="secondary" size="small" onPress={onClose}>
          Cancel
        </Button>
        <p className="text-s text-ink-mute">What was said first is kept beside it.</p>
      </div>
    </section>
  );
}
