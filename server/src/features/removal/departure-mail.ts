import type { Mail } from "#providers/mailer/mailer.ts";

type Departing = { to: string; dueAt: string; publicUrl: string | null };

/** Says when an account goes, and how that is taken back. */
export const departureMail = ({ to, dueAt, publicUrl }: Departing): Mail => ({
  to,
  subject: "Your Saga account will be deleted",
  text: [
    "Hello,",
    "",
    `your account and everything in it will be deleted on ${dueAt.slice(0, 10)}.`,
    `Until then you can take it back: sign in, open Settings and choose "Keep my account"${publicUrl === null ? "." : `: ${publicUrl}/settings`}`,
    "",
    "If you did not ask for this, take it back now and end all sessions there.",
    "",
  ].join("\n"),
});
