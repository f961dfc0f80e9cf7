import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorLine } from "#ui/error-line.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { ResendButton } from "./resend-button.tsx";
import type { SentCode } from "./sent-code.ts";
import { type CodeStepProps, useCodeStep } from "./use-code-step.ts";
import { useCodeTimer } from "./use-code-timer.ts";

/** Six digits; the sixth submits. */
export function CodeStep({ sent, onSent, onVerified, onBack }: CodeStepProps & { onBack: () => void }) {
  const step = useCodeStep({ sent, onVerified });
  const timer = useCodeTimer(sent.timer);
  const id = useId();

  const restart = (again: SentCode) => {
    step.clear(null);
    onSent(again);
  };

  return (
    <>
      <p id={`${id}-to`}>
        We've sent a 6-digit code to <b className="font-semibold">{sent.email}</b>
      </p>
      <div className="grid gap-2">
        <CodeBoxes
          ref={step.input}
          value={step.code}
          onChange={step.change}
          onComplete={step.submit}
          isInvalid={step.problem !== null}
          describedBy={`${id}-to ${id}-problem`}
        />
        <ErrorLine id={`${id}-problem`}>{step.problem}</ErrorLine>
      </div>
      <p role="timer" className={`font-semibold tabular-nums ${timer.isExpired ? "text-record" : ""}`}>
        {timer.words}
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {step.isChecking && "Checking the code..."}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <ResendButton email={sent.email} timer={timer} isBusy={step.isChecking} onSent={restart} />
        <Button variant="quiet" onPress={onBack}>
          Back
        </Button>
      </div>
      <p className="text-s text-ink-mute">
        No mail yet? Look in the spam folder too. To use another address, or to ask again sooner, go back.
      </p>
    </>
  );
}
