import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast.ts";
import { startTimer } from "./code-timer.ts";
import { emailProblem, tidyEmail } from "./email-address.ts";
import { readSentCode, rememberSentCode, type SentCode } from "./sent-code.ts";
import { sendCode } from "./sign-in.api.ts";

type Props = { onSent: (sent: SentCode) => void; onBack: () => void };

const failedToSend = "Failed to send verification code. Please try again.";

/** The specification's sentence, and what to do next where it does not say so. */
function sendProblem(error: unknown): string {
  if (error instanceof ApiError && error.code === "auth.not_authorized") return errorWords(error).text;
  return `${failedToSend} ${errorWords(error).advice}`;
}

/** Asks for the address that the code goes to. */
export function EmailStep({ onSent, onBack }: Props) {
  const [underway] = useState(() => readSentCode(Date.now()));
  const [typed, setTyped] = useState(underway?.email ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const sending = useMutation({ mutationFn: sendCode });
  const email = tidyEmail(typed);

  const refuse = (words: string | null) => {
    setProblem(words);
    if (words) field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = emailProblem(typed);
    refuse(found);
    if (found || sending.isPending) return;
    sending.mutate(email, {
      onSuccess: ({ expires_in }) => {
        const sent = { email, timer: startTimer(Date.now(), expires_in) };
        rememberSentCode(sent);
        showToast({ title: "Verification code sent", description: `We've sent a 6-digit code to ${email}` });
        onSent(sent);
      },
      onError: (error) => refuse(sendProblem(error)),
    });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        ref={field}
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        value={typed}
        onChange={setTyped}
        error={problem}
        isRequired
        hint="Use the address that you gave to the person who invited you."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabledReason={sending.isPending && "The code is being sent."} isReasonHidden>
          {sending.isPending ? "Sending..." : "Send code"}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          Back
        </Button>
      </div>
      {underway?.email === email && (
        <Button variant="secondary" onPress={() => onSent(underway)}>
          Enter the code I already have
        </Button>
      )}
    </form>
  );
}
