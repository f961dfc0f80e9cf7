import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#lib/api-error.ts";
import { adviceAfter, errorWords } from "#lib/error-words.ts";
import { showToast } from "#ui/toast.ts";
import { startTimer } from "./code-timer.ts";
import { rememberSentCode, type SentCode } from "./sent-code.ts";
import { sendCode } from "./sign-in.api.ts";
import { codeSent } from "./sign-in-toasts.ts";

type Outcome = { onSent: (sent: SentCode) => void; onRefused: (words: string) => void };

const failed = "Failed to send verification code. Please try again.";

/** The specification's sentence, and what to do next where it does not say so. */
function sendProblem(error: unknown): string {
  if (error instanceof ApiError && error.code === "auth.not_authorized") return errorWords(error).text;
  return `${failed} ${adviceAfter(failed, error)}`.trim();
}

/** Sends a first code to an address. */
export function useSendingCode({ onSent, onRefused }: Outcome) {
  const sending = useMutation({ mutationFn: sendCode });
  const send = (email: string) => {
    if (sending.isPending) return;
    sending.mutate(email, {
      onSuccess: ({ expires_in }) => {
        const sent = { email, timer: startTimer(Date.now(), expires_in) };
        rememberSentCode(sent);
        onSent(sent);
        showToast(codeSent(email));
      },
      onError: (error) => onRefused(sendProblem(error)),
    });
  };
  return { send, isSending: sending.isPending };
}
