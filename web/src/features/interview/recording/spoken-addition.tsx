import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatClock } from "#lib/format.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { HeardWords } from "./heard-words.tsx";
import { KeptSoundNotice } from "./kept-sound-notice.tsx";
import { nextKeptSounds, noKeptSounds } from "./kept-sounds.ts";
import { RecordButton } from "./record-button.tsx";
import { useNote } from "./recording-notes.ts";
import { RecordingTrouble } from "./recording-trouble.tsx";
import { useSpeechLevel } from "./speech-meter.tsx";
import {
  hasSomething,
  isProcessing,
  nextSpokenAnswer,
  noSpokenAnswer,
  readyAnswer,
  secondsOf,
} from "./spoken-answer.ts";
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
  const [spokenAnswer, send] = useReducer(nextSpokenAnswer, noSpokenAnswer);
  const [keptSounds, tellKept] = useReducer(nextKeptSounds, noKeptSounds);
  const controls = useSpokenAnswer({
    spokenAnswer,
    send,
    interviewId,
    language,
    isPlaying: false,
    recognition: recognition.use,
    onBlocked: () => setIsBlocked(true),
  });
  const kept = useKeptSound(interviewId, tellKept);
  const level = useSpeechLevel(controls.watch);
  const now = useNow(spokenAnswer.phase === "recording");
  const note = useNote();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("button:not([aria-disabled])")?.focus(), []);

  const isSaving = useRef(false);
  const ready = readyAnswer(spokenAnswer);
  useLayoutEffect(() => {
    if (!ready || isSaving.current) return;
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
  const [offered] = spokenAnswer === noSpokenAnswer ? keptSounds.found : [];
  const seconds = secondsOf(spokenAnswer, now);

  if (isBlocked)
    return (
      <Notice tone="empty" title={m.interview_saga_cannot_use_a_microphone_here()}>
        {m.interview_allow_it_in_the_settings_of()}
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
            ? m.interview_recording_take_your_time()
            : isWorking
              ? m.interview_your_recording_is_safe_it_is()
              : spokenAnswer.parts.length > 0
                ? m.interview_go_on_or_save_what_you()
                : m.interview_press_speak_and_begin_to_tell()}
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
            const parts = spokenAnswer.parts.filter(({ id }) => trouble.aside.includes(id));
            tellKept({ type: "putAside", parts });
            send({ type: "putAside", ids: trouble.aside });
          }}
        />
      )}
      {spokenAnswer.parts.length > 0 && !isRecording && !isProcessing(spokenAnswer) && (
        <HeardWords controls={controls} lang={language} />
      )}
      {error && (
        <p role="alert" className="font-semibold">
          {m.interview_it_could_not_be_saved_error({ error })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          disabledReason={canSave ? null : m.interview_there_is_nothing_to_save_yet()}
          isReasonHidden
          onPress={() => {
            setError(null);
            send({ type: "sendPressed" });
            if (isRecording) void controls.finish();
          }}
        >
          {spokenAnswer.isSending ? m.interview_saving() : m.interview_save()}
        </Button>
        <Button variant="secondary" size="small" onPress={onClose}>
          {m.interview_cancel()}
        </Button>
        <p className="text-s text-ink-mute">{m.interview_what_was_said_first_is_kept()}</p>
      </div>
    </section>
  );
}
