import { useId, useRef } from "react";
import { AnswerField } from "./answer-field.tsx";
import { type SpokenAnswer, wordsOf } from "./spoken-answer.ts";
import type { SpokenAnswerControls } from "./use-spoken-answer.ts";

const isWordless = ({ parts }: SpokenAnswer): boolean =>
  parts.every(({ text }) => text === "") ||
  parts.some(({ state, text }) => text === "" && state !== "silent");

const isWaiting = ({ parts }: SpokenAnswer): boolean =>
  parts.some(({ state, text }) => state === "waiting" && text === "");

const labelOf = (spokenAnswer: SpokenAnswer): string =>
  isWordless(spokenAnswer) ? "Your answer in words, if you like" : "This is what we understood";

function hintOf(spokenAnswer: SpokenAnswer): string {
  if (isWaiting(spokenAnswer))
    return "Your recording is kept. It cannot be written down yet, so you may send it as it is, or write the answer yourself.";
  return isWordless(spokenAnswer) ? "You may write the answer yourself." : "Correct it if a word is wrong.";
}

/** What was understood of a spoken answer, to be corrected before it is sent. */
export function HeardWords({ controls, lang }: { controls: SpokenAnswerControls; lang: string }) {
  const { spokenAnswer, send } = controls;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold low:sr-only">
        {labelOf(spokenAnswer)}
      </label>
      <AnswerField
        ref={field}
        id={id}
        text={wordsOf(spokenAnswer)}
        lang={lang}
        onText={(text) => send({ type: "edited", text })}
        onSend={() => send({ type: "sendPressed" })}
      />
      <p id={`${id}-advice`} className="text-s text-ink-soft">
        {hintOf(spokenAnswer)}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        Enter sends. Shift and Enter begins a new line.
      </p>
    </div>
  );
}
