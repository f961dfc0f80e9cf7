import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { emailProblem, tidyEmail } from "./email-address.ts";
import { readSentCode, type SentCode } from "./sent-code.ts";
import { useSendingCode } from "./use-sending-code.ts";

type Props = { onSent: (sent: SentCode) => void; onBack: () => void };

/** Asks for the address that the code goes to. */
export function EmailStep({ onSent, onBack }: Props) {
  const [underway] = useState(() => readSentCode(Date.now()));
  const [typed, setTyped] = useState(underway?.email ?? "");
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
    const found = emailProblem(typed);
    refuse(found);
    if (!found) send(email);
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
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
        hint={advice ?? "Use the address that you gave to the person who invited you."}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabledReason={isSending && "The code is being sent."} isReasonHidden>
          {isSending ? "Sending..." : "Send code"}
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
