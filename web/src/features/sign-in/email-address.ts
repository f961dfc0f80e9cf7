/** An address as it is sent: without surrounding space, lower-case. */
export const tidyEmail = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with an address, in the specification's words; null when nothing is. */
export function emailProblem(typed: string): string | null {
  const email = tidyEmail(typed);
  if (!email) return "Email is required";
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"().]+$/.test(email))
    return "Please enter a valid email address";
  return null;
}
