import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "#lib/api-error.ts";
import { adviceAfterFailure, errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { startTimer } from "./code-timer.ts";
import { readSentCode, rememberSentCode, type SentCode } from "./sent-code.ts";
import { sendCode, signInOptionsQuery } from "./sign-in.api.ts";
import { codeSent } from "./sign-in-toasts.ts";

type Outcome = { onSent: (sent: SentCode) => void; onRefused: (words: string) => void };

const isStranger = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "auth.not_authorized";

/** The specification's sentence, and what to do next where it does not say so. */
const sendProblem = (error: unknown): string => {
  if (isStranger(error)) return errorWords(error).text;
  const failed = m.sign_in_failed_to_send_verification_code_please();
  return `${failed} ${adviceAfterFailure(error)}`.trim();
};

/** Sends a first code to an address. */
export function useSendingCode({ onSent, onRefused }: Outcome) {
  const { data } = useQuery(signInOptionsQuery);
  const contact = data?.contact ?? m.sign_in_somebody_who_runs_this();
  const sending = useMutation({ mutationFn: sendCode });
  const send = (email: string) => {
    if (sending.isPending) return;
    sending.mutate(email, {
      onSuccess: ({ expires_in }) => {
        const isAnother = readSentCode(Date.now())?.email === email;
        const sent = { email, timer: startTimer(Date.now(), expires_in), isAnother };
        rememberSentCode(sent);
        onSent(sent);
        showToast(codeSent(email));
      },
      onError: (error) => onRefused(sendProblem(error)),
    });
  };
  /** Whom somebody can ask who may not sign in. */
  const advice = isStranger(sending.error) ? m.sign_in_check_the_spelling_or_ask_contact({ contact }) : null;
  return { send, isSending: sending.isPending, advice };
}
