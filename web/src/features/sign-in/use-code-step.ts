import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import type { SentCode } from "./sent-code.ts";
import { verifyCode } from "./sign-in.api.ts";
import type { FreshToken } from "./token-sync.ts";

export type CodeStepProps = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onVerified: (user: User, proven: FreshToken) => void;
};

/** A wrong code in the specification's words; anything else with what to do next. */
export function codeProblem(error: unknown, { isAnother }: SentCode): string {
  const { text, advice } = errorWords(error);
  if (!(error instanceof ApiError && error.code === "auth.invalid_code")) return `${text} ${advice}`;
  return isAnother ? m.sign_in_newest_mail({ text }) : text;
}

/** Checking a code when its last digit is there. After a wrong one the boxes are empty and ready again. */
export function useCodeStep({ sent, onVerified }: Pick<CodeStepProps, "sent" | "onVerified">) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const checking = useMutation({ mutationFn: (digits: string) => verifyCode(sent.email, digits) });
  const isChecking = checking.isPending;

  const clear = (words: string | null) => {
    setCode("");
    setProblem(words);
  };

  const submit = (digits: string) => {
    if (isChecking) return;
    setProblem(null);
    checking.mutate(digits, {
      onSuccess: ({ user, token, issued_at }) => onVerified(user, { token, issued_at }),
      onError: (error) => {
        clear(codeProblem(error, sent));
        input.current?.focus();
      },
    });
  };

  const change = (digits: string) => {
    if (!isChecking) setCode(digits);
  };

  return { code, change, problem, input, submit, clear, isChecking };
}
