import { useId, useRef } from "react";
import { AnswerField } from "./answer-field.tsx";
import { type Speaking, wordsOf } from "./speaking.ts";
import type { SpeakingControls } from "./use-speaking.ts";

const isWordless = ({ parts }: Speaking): boolean =>
  parts.every(({ text }) => text === "") ||
  parts.some(({ state, text }) => text === "" && state !== "silent");

const isWaiting = ({ parts }: Speaking): boolean =>
  parts.some(({ state, text }) => state === "waiting" && text === "");

const labelOf = (speaking: Speaking): string =>
  isWordless(speaking) ? "Your answer in words, if you like" : "This is what we understood";

function hintOf(speaking: Speaking): string {
  if (isWaiting(speaking))
    return "Your recording is kept. It cannot be written down yet, so you may send it as it is, or write the answer yourself.";
  return isWordless(speaking) ? "You may write the answer yourself." : "Correct it if a word is wrong.";
}

/** What was understood of a spoken answer, to be corrected before it is sent. */
export function HeardWords({ controls, lang }: { controls: SpeakingControls; lang: string }) {
  const { speaking, send } = controls;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold low:sr-only">
        {labelOf(speaking)}
      </label>
      <AnswerField
        ref={field}
        id={id}
        text={wordsOf(speaking)}
        lang={lang}
        onText={(text) => send({ type: "edited", text })}
        onSend={() => send({ type: "sendPressed" })}
      />
      <p id={`${id}-advice`} className="text-s text-ink-soft">
        {hintOf(speaking)}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        Enter sends. Shift and Enter begins a new line.
      </p>
    </div>
  );
}
