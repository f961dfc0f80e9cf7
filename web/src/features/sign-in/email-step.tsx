import { useState } from "react";
import { m } from "#messages";
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
      <TextField {...fieldProps} isRequired hint={advice ?? m.sign_in_use_the_address_that_you_gave()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabledReason={isSending && m.sign_in_the_code_is_being_sent()} isReasonHidden>
          {isSending ? m.sign_in_sending() : m.sign_in_send_code()}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          {m.sign_in_back()}
        </Button>
      </div>
      {underway?.email === email && (
        <Button variant="secondary" onPress={() => onSent(underway)}>
          {m.sign_in_enter_the_code_i_already_have()}
        </Button>
      )}
    </form>
  );
}
