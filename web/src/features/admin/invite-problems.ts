import type { InvitationLanguage } from "@saga/contract/vocabulary";
import { m } from "#messages";

export type Invitation = { name: string; email: string; language: InvitationLanguage };

/** What stops an invitation, in the two lines of the screen; `field` is where to go on. */
export type InviteProblem = { title: string; description: string; field: "name" | "email" };

/** As it is sent: without blanks around it, the address in small letters. */
export const tidied = ({ name, email, language }: Invitation): Invitation => ({
  name: name.trim(),
  email: email.trim().toLowerCase(),
  language,
});

/** What is wrong with a tidied invitation; null: nothing. */
export function problemWith({ name, email }: Invitation): InviteProblem | null {
  if (name === "" || email === "")
    return {
      title: m.admin_missing_information(),
      description: m.admin_please_fill_in_both_name_and(),
      field: name === "" ? "name" : "email",
    };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email))
    return {
      title: m.admin_invalid_email(),
      description: m.admin_please_enter_a_valid_email_address(),
      field: "email",
    };
  return null;
}

export const alreadyThere = (email: string): InviteProblem => ({
  title: m.admin_user_already_exists(),
  description: m.admin_a_user_with_email_email_already({ email }),
  field: "email",
});

export const notChecked = (): InviteProblem => ({
  title: "",
  description: m.admin_failed_to_check_user_status_please(),
  field: "email",
});

export const notSent = (): InviteProblem => ({
  title: "",
  description: m.admin_failed_to_send_beta_invitation_please(),
  field: "email",
});
