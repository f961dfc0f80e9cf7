import { useMutation } from "@tanstack/react-query";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { type CodeTimerReading, restartTimer } from "./code-timer.ts";
import { rememberSentCode, type SentCode } from "./sent-code.ts";
import { sendCode } from "./sign-in.api.ts";
import { codeResent, failedToResend } from "./sign-in-toasts.ts";

type Props = { email: string; timer: CodeTimerReading; isBusy: boolean; onSent: (sent: SentCode) => void };

const waitReason = (cooldown: number): string =>
  cooldown > 0 ? m.sign_in_a_code_was_sent_a_moment() : m.sign_in_possible_when_the_time_above_is();

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
      onError: () => showToast(failedToResend()),
    });

  return (
    <Button
      variant="secondary"
      onPress={resend}
      disabledReason={mustWait ? m.sign_in_please_wait() : !timer.canResend && waitReason(timer.cooldown)}
      isReasonHidden={mustWait}
    >
      {timer.cooldown > 0
        ? m.sign_in_resend_in_cooldown_s({ cooldown: timer.cooldown })
        : resending.isPending
          ? m.sign_in_sending()
          : m.sign_in_resend_code()}
    </Button>
  );
}
