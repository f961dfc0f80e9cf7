import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { readSentCode, type SentCode } from "./sent-code.ts";
import { useEmailForm } from "./use-email-form.ts";

type Props = { onSent: (sent: SentCode) => void; onBack: () => void };

/** Asks for the address that the code goes to. */
export function EmailStep({ onSent, onBack }: Props) {
  const [underway] = useState(() => readSentCode(Date.now()));
  const { email, submit, isSending, advice, fieldProps } = useEmailForm({
    initial: underway?.email ?? "",
    onSent,
  });

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <TextField
        {...fieldProps}
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
