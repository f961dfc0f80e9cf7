import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { showToast } from "#ui/toast.ts";
import { restartTimer } from "./code-timer.ts";
import { rememberSentCode, type SentCode } from "./sent-code.ts";
import { sendCode, verifyCode } from "./sign-in.api.ts";
import type { FreshToken } from "./token-sync.ts";

type Props = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onVerified: (user: User, proven: FreshToken) => void;
};

/** A wrong code in the specification's words; anything else with what to do next. */
function codeProblem(error: unknown): string {
  const { text, advice } = errorWords(error);
  return error instanceof ApiError && error.code === "auth.invalid_code" ? text : `${text} ${advice}`;
}

/** Checking a code when its last digit is there, and asking for another. */
export function useCodeStep({ sent, onSent, onVerified }: Props) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const checking = useMutation({ mutationFn: (digits: string) => verifyCode(sent.email, digits) });
  const resending = useMutation({ mutationFn: () => sendCode(sent.email) });

  const submit = (digits: string) => {
    if (checking.isPending) return;
    setProblem(null);
    checking.mutate(digits, {
      onSuccess: ({ user, token, issued_at }) => onVerified(user, { token, issued_at }),
      onError: (error) => {
        setCode("");
        setProblem(codeProblem(error));
        input.current?.focus();
      },
    });
  };

  const resend = () =>
    resending.mutate(undefined, {
      onSuccess: ({ expires_in, resend_in }) => {
        const timer = restartTimer(Date.now(), { validity: expires_in, cooldown: resend_in });
        const again = { email: sent.email, timer };
        rememberSentCode(again);
        setCode("");
        setProblem(null);
        onSent(again);
        showToast({ title: "Code resent", description: `We've sent a 6-digit code to ${sent.email}` });
      },
      onError: () =>
        showToast({
          tone: "error",
          title: "Failed to resend",
          description: "Unable to resend verification code. Please try again.",
        }),
    });

  const change = (digits: string) => {
    if (!checking.isPending) setCode(digits);
  };

  return {
    code,
    change,
    problem,
    input,
    submit,
    resend,
    isChecking: checking.isPending,
    isResending: resending.isPending,
  };
}
