import { useQuery } from "@tanstack/react-query";
import { Globe, Mail } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { SentCode } from "./sent-code.ts";
import { signInOptionsQuery } from "./sign-in.api.ts";
import { useEmailForm } from "./use-email-form.ts";

type Props = {
  onEmail: () => void;
  onSent: (sent: SentCode) => void;
  onProvider: () => void;
  isProviderOpen: boolean;
};

/** Google or Email. Google is there when this server has such a provider; without it the address is asked for at once. */
export function ChoiceStep({ onEmail, onSent, onProvider, isProviderOpen }: Props) {
  const { data } = useQuery(signInOptionsQuery);
  const words = <p className="text-ink-soft">{m.sign_in_saga_sends_you_a_code_by()}</p>;
  if (!data?.openid)
    return (
      <>
        {words}
        <EmailForm onEmail={onEmail} onSent={onSent} />
      </>
    );
  return (
    <>
      {words}
      <Button size="large" isWide onPress={onEmail}>
        <Mail size={26} aria-hidden />
        {m.sign_in_continue_with_email()}
      </Button>
      <Button variant="secondary" size="large" isWide onPress={onProvider}>
        <Globe size={26} aria-hidden />
        {m.sign_in_continue_with_google()}
      </Button>
      <p role="status" className="text-s text-ink-mute empty:hidden">
        {isProviderOpen && m.sign_in_go_on_in_the_window_that()}
      </p>
    </>
  );
}

/** The only way in: an empty field leads to the step that explains it. */
function EmailForm({ onEmail, onSent }: Pick<Props, "onEmail" | "onSent">) {
  const { submit, isSending, advice, fieldProps } = useEmailForm({ onSent, onEmpty: onEmail });
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <TextField {...fieldProps} {...(advice && { hint: advice })} />
      <Button
        type="submit"
        size="large"
        isWide
        disabledReason={isSending && m.sign_in_the_code_is_being_sent()}
        isReasonHidden
      >
        <Mail size={26} aria-hidden />
        {isSending ? m.sign_in_sending() : m.sign_in_continue_with_email()}
      </Button>
    </form>
  );
}
