import type { InvitationLanguage } from "@saga/contract/vocabulary";

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
      title: "Missing Information",
      description: "Please fill in both name and email fields.",
      field: name === "" ? "name" : "email",
    };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email))
    return { title: "Invalid Email", description: "Please enter a valid email address.", field: "email" };
  return null;
}

export const alreadyThere = (email: string): InviteProblem => ({
  title: "User Already Exists",
  description: `A user with email ${email} already exists in the system.`,
  field: "email",
});

export const notChecked: InviteProblem = {
  title: "",
  description: "Failed to check user status. Please try again.",
  field: "email",
};

export const notSent: InviteProblem = {
  title: "",
  description: "Failed to send beta invitation. Please try again.",
  field: "email",
};
