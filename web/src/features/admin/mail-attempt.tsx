import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ErrorLine } from "#ui/error-line.tsx";
import { sendTestMail } from "./admin.api.ts";

/** A button that sends the administrator a mail. */
export function MailAttempt() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: sendTestMail });
  const words = error && errorWords(error);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          disabledReason={isPending && m.admin_the_mail_is_being_sent()}
          isReasonHidden
          onPress={() => mutate()}
        >
          <MailCheck size={22} aria-hidden />
          {m.admin_send_me_a_test_mail()}
        </Button>
        <p role="status" className="empty:hidden">
          {data && m.admin_sent_to_to_arrives_at({ to: data.to, arrives_at: data.arrives_at })}
        </p>
      </div>
      <ErrorLine id="mail-problem">{words && `${words.text} ${words.advice}`}</ErrorLine>
    </div>
  );
}
