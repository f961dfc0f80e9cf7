import { useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ErrorLine } from "#ui/error-line.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
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
        <MarkedText
          parts={m.sign_in_code_sent_to.parts({ email: sent.email })}
          marks={{ strong: (email) => <b className="font-semibold">{email}</b> }}
        />
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
        {step.isChecking && m.sign_in_checking_the_code()}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <ResendButton email={sent.email} timer={timer} isBusy={step.isChecking} onSent={restart} />
        <Button variant="quiet" onPress={onBack}>
          {m.sign_in_back()}
        </Button>
      </div>
      <p className="text-s text-ink-mute">{m.sign_in_no_mail_yet_look_in_the()}</p>
    </>
  );
}
