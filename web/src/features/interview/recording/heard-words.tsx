import { useId, useRef } from "react";
import { m } from "#messages";
import { AnswerField } from "./answer-field.tsx";
import { type SpokenAnswer, wordsOf } from "./spoken-answer.ts";
import type { SpokenAnswerControls } from "./use-spoken-answer.ts";

const isWordless = ({ parts }: SpokenAnswer): boolean =>
  parts.every(({ text }) => text === "") ||
  parts.some(({ state, text }) => text === "" && state !== "silent");

const isWaiting = ({ parts }: SpokenAnswer): boolean =>
  parts.some(({ state, text }) => state === "waiting" && text === "");

const labelOf = (spokenAnswer: SpokenAnswer): string =>
  isWordless(spokenAnswer)
    ? m.interview_your_answer_in_words_if_you()
    : m.interview_this_is_what_we_understood();

function hintOf(spokenAnswer: SpokenAnswer): string {
  if (isWaiting(spokenAnswer)) return m.interview_your_recording_is_kept_it_cannot();
  return isWordless(spokenAnswer)
    ? m.interview_you_may_write_the_answer_yourself()
    : m.interview_correct_it_if_a_word_is();
}

/** What was understood of a spoken answer, to be corrected before it is sent. */
export function HeardWords({ controls, lang }: { controls: SpokenAnswerControls; lang: string }) {
  const { spokenAnswer, send } = controls;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-semibold">
        {labelOf(spokenAnswer)}
      </label>
      <AnswerField
        ref={field}
        id={id}
        label={labelOf(spokenAnswer)}
        text={wordsOf(spokenAnswer)}
        lang={lang}
        onText={(text) => send({ type: "edited", text })}
        onSend={() => send({ type: "sendPressed" })}
      />
      <p id={`${id}-advice`} className="text-s text-ink-soft">
        {hintOf(spokenAnswer)}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        {m.interview_enter_sends_shift_and_enter_begins()}
      </p>
    </div>
  );
}
