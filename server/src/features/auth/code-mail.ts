import { signInCode } from "@saga/contract/vocabulary";
import type { Mail } from "#providers/mailer/mailer.ts";

const mail = (to: string, subject: string, lines: string[]): Mail => ({
  to,
  subject,
  text: ["Hello,", "", ...lines, ""].join("\n"),
});

/** The mail that carries a sign-in code. */
export const codeMail = (to: string, code: string): Mail =>
  mail(to, "Your sign-in code for Saga", [
    `your code for signing in to Saga is: ${code}`,
    "",
    `It is valid for ${signInCode.validity / 60} minutes and works once.`,
    "If you did not ask for it, you need not do anything.",
  ]);

/** The mail that tells somebody of wrong codes. */
export const guessMail = (to: string): Mail =>
  mail(to, "Wrong sign-in codes were entered for your Saga", [
    "somebody has entered several wrong codes with your address. Nobody got in.",
    "",
    "If it was you, ask for a new code and enter it as it stands in the newest mail.",
    "If it was not you, you need not do anything. Never tell anybody a code that we send you.",
  ]);
