import { type InvitationLanguage, invitationLanguages, limits } from "@saga/contract/vocabulary";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { languageOption } from "#lib/language-names.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useInviting } from "./use-inviting.ts";

type Props = { isOpen: boolean; onClose: () => void };

const languageOptions = invitationLanguages.map(languageOption);

/** Asks whom to invite to the beta. It opens empty each time. */
export function InviteDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.admin_invite_beta_user()}>
      <InviteForm onSent={onClose} />
    </Dialog>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState<InvitationLanguage>("en");
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const { send, isSending, problem } = useInviting({
    onSent,
    onRefused: (field) => (field === "name" ? nameField : emailField).current?.focus(),
  });
  const isEmpty = name === "" || email === "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !isSending) send({ name, email, language });
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField
        ref={nameField}
        label={m.admin_name()}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={limits.nameCharacters}
        isRequired
      />
      <TextField
        ref={emailField}
        label={m.admin_email()}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        maxLength={limits.emailCharacters}
        isRequired
      />
      <div role="alert">
        {problem && (
          <p className="flex items-start gap-2 text-record">
            <CircleAlert size={24} aria-hidden className="mt-0.5" />
            <span className="min-w-0">
              {problem.title && <b className="block font-semibold">{problem.title}</b>}
              {problem.description}
            </span>
          </p>
        )}
      </div>
      <Select label={m.admin_language()} value={language} options={languageOptions} onChange={setLanguage} />
      <div>
        <Button
          type="submit"
          disabledReason={
            isEmpty ? m.admin_fill_in_name_and_email_first() : isSending && m.admin_it_is_being_sent()
          }
          isReasonHidden={isSending}
        >
          {isSending ? m.admin_sending() : m.admin_send_invitation()}
        </Button>
      </div>
    </form>
  );
}
