import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { findAccount, sendInvitation } from "./admin.api.ts";
import {
  alreadyThere,
  type Invitation,
  type InviteProblem,
  notChecked,
  notSent,
  problemWith,
  tidied,
} from "./invite-problems.ts";

type Options = { onSent: () => void; onRefused: (field: InviteProblem["field"]) => void };

/** Why it was not sent; null when it was. Somebody who is not found is somebody to invite. */
async function attempt(invitation: Invitation): Promise<InviteProblem | null> {
  const { email } = invitation;
  const found = await findAccount(email).catch((error: unknown) => error);
  if (!(found instanceof Error)) return alreadyThere(email);
  if (!(found instanceof ApiError && found.status === 404)) return notChecked();
  return sendInvitation(invitation).then(
    () => null,
    (error: unknown) =>
      error instanceof ApiError && error.code === "people.email_taken" ? alreadyThere(email) : notSent(),
  );
}

/** Checks and sends an invitation, and says how it went. */
export function useInviting({ onSent, onRefused }: Options) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<InviteProblem | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async (typed: Invitation): Promise<void> => {
    const invitation = tidied(typed);
    setIsSending(true);
    const found = problemWith(invitation) ?? (await attempt(invitation));
    setIsSending(false);
    setProblem(found);
    if (found) return onRefused(found.field);
    showToast({
      tone: "success",
      title: m.admin_invitation_sent(),
      description: m.admin_beta_invitation_has_been_sent_to({ email: invitation.email }),
    });
    onSent();
    await client.invalidateQueries({ queryKey: ["users"] });
  };

  return { send: (typed: Invitation) => void send(typed), isSending, problem };
}
