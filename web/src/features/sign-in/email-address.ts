import { m } from "#messages";

/** An address as it is sent: without surrounding space, lower-case. */
export const tidyEmail = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with an address, in the specification's words; null when nothing is. */
export function emailProblem(typed: string): string | null {
  const email = tidyEmail(typed);
  if (!email) return m.sign_in_email_is_required();
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"().]+$/.test(email))
    return m.sign_in_please_enter_a_valid_email_address();
  return null;
}
