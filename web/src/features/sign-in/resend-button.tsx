import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { type CodeTimerReading, restartTimer } from "./code-timer.ts";
import { rememberSentCode, type SentCode } from "./sent-code.ts";
import { sendCode } from "./sign-in.api.ts";
import { codeResent, failedToResend } from "./sign-in-toasts.ts";

type Props = { email: string; timer: CodeTimerReading; isBusy: boolean; onSent: (sent: SentCode) => void };

const waitReason = (cooldown: number): string =>
  cooldown > 0 ? "A code was sent a moment ago." : "Possible when the time above is over.";

/** Asks for another code: after the old one has expired, and not within a minute of asking. */
export function ResendButton({ email, timer, isBusy, onSent }: Props) {
  const resending = useMutation({ mutationFn: () => sendCode(email) });
  const mustWait = isBusy || resending.isPending;

  const resend = () =>
    resending.mutate(undefined, {
      onSuccess: ({ expires_in, resend_in }) => {
        const again = {
          email,
          isAnother: true,
          timer: restartTimer(Date.now(), { validity: expires_in, cooldown: resend_in }),
        };
        rememberSentCode(again);
        onSent(again);
        showToast(codeResent(email));
      },
      onError: () => showToast(failedToResend),
    });

  return (
    <Button
      variant="secondary"
      onPress={resend}
      disabledReason={mustWait ? "Please wait." : !timer.canResend && waitReason(timer.cooldown)}
      isReasonHidden={mustWait}
    >
      {timer.cooldown > 0
        ? `Resend in ${timer.cooldown}s`
        : resending.isPending
          ? "Sending..."
          : "Resend code"}
    </Button>
  );
}
