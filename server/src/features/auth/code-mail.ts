import { signInCode } from "@saga/contract/vocabulary";
import type { Mail } from "#providers/mailer/mailer.ts";

/** The mail that carries a sign-in code. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: "Your sign-in code for Saga",
  text: [
    "Hello,",
    "",
    `your code for signing in to Saga is: ${code}`,
    "",
    `It is valid for ${signInCode.validity / 60} minutes and works once.`,
    "If you did not ask for it, you need not do anything.",
    "",
  ].join("\n"),
});
