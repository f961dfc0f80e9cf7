import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorLine } from "#ui/error-line.tsx";
import { sendTestMail } from "./admin.api.ts";

/** How mail is set, and whether it arrives. */
export function MailCard() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: sendTestMail });
  const words = error && errorWords(error);
  return (
    <section aria-labelledby="mail" className="grid grid-cols-1 gap-5">
      <h2 id="mail" className="text-2xl">
        Mail
      </h2>
      <Card className="grid gap-4">
        <p className="text-ink-soft">
          Codes and invitations are mailed by the server that <code>SMTP_URL</code> names, from the address in{" "}
          <code>MAIL_FROM</code>. Without one, mails are kept in the data folder and codes are printed where
          Saga was started.
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button
            variant="secondary"
            disabledReason={isPending && "The mail is being sent."}
            isReasonHidden
            onPress={() => mutate()}
          >
            <MailCheck size={22} aria-hidden />
            Send me a test mail
          </Button>
          <p role="status" className="empty:hidden">
            {data && `Sent to ${data.to}: ${data.arrives_at}.`}
          </p>
        </div>
        <ErrorLine id="mail-problem">{words && `${words.text} ${words.advice}`}</ErrorLine>
      </Card>
    </section>
  );
}
