import type { User } from "@saga/contract/people";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import type { SentCode } from "./sent-code.ts";
import type { FreshToken } from "./token-sync.ts";
import { useCodeStep } from "./use-code-step.ts";
import { useCodeTimer } from "./use-code-timer.ts";

type Props = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onVerified: (user: User, proven: FreshToken) => void;
  onBack: () => void;
};

/** Six digits; the sixth submits. */
export function CodeStep({ sent, onSent, onVerified, onBack }: Props) {
  const step = useCodeStep({ sent, onSent, onVerified });
  const timer = useCodeTimer(sent.timer);
  const id = useId();
  const isBusy = step.isChecking || step.isResending;
  const waitReason =
    timer.cooldown > 0 ? "A code was sent a moment ago." : "Possible when the time above is over.";

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
        <div id={`${id}-problem`} role="alert">
          {step.problem && (
            <p className="flex items-start gap-2 text-s font-semibold text-record">
              <CircleAlert size={22} aria-hidden className="mt-0.5" />
              {step.problem}
            </p>
          )}
        </div>
      </div>
      <p role="timer" className={`font-semibold tabular-nums ${timer.isExpired ? "text-record" : ""}`}>
        {timer.words}
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {step.isChecking && "Checking the code..."}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          onPress={step.resend}
          disabledReason={isBusy ? "Please wait." : !timer.canResend && waitReason}
          isReasonHidden={isBusy}
        >
          {timer.cooldown > 0
            ? `Resend in ${timer.cooldown}s`
            : step.isResending
              ? "Sending..."
              : "Resend code"}
        </Button>
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
