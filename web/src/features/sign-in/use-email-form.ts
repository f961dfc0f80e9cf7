import { type FormEvent, useRef, useState } from "react";
import { changeSignInMark, readSignInMark } from "#lib/sign-in-mark.ts";
import { m } from "#messages";
import { emailProblem, tidyEmail } from "./email-address.ts";
import type { SentCode } from "./sent-code.ts";
import { useSendingCode } from "./use-sending-code.ts";

type Options = {
  /** What the field holds at first. */
  initial?: string;
  onSent: (sent: SentCode) => void;
  /** Called for an empty field, which is otherwise refused. */
  onEmpty?: () => void;
};

/** A field for an address that a code is sent to: what is typed, what is wrong with it, and sending. */
export function useEmailForm({ initial = "", onSent, onEmpty }: Options) {
  const [typed, setTyped] = useState(() => readSignInMark()?.typed || initial);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string | null) => {
    setProblem(words);
    if (words) field.current?.focus();
  };
  const { send, isSending, advice } = useSendingCode({ onSent, onRefused: refuse });
  const email = tidyEmail(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email === "" && onEmpty) return onEmpty();
    const found = emailProblem(typed);
    refuse(found);
    if (!found) send(email);
  };
  const fieldProps = {
    ref: field,
    label: m.sign_in_email(),
    type: "email",
    name: "email",
    autoComplete: "email",
    value: typed,
    onChange: (words: string) => {
      setTyped(words);
      changeSignInMark({ typed: words });
    },
    error: problem,
  } as const;
  return { email, submit, isSending, advice, fieldProps };
}
