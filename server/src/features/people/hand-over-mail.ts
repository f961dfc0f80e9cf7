import type { Mail } from "#providers/mailer/mailer.ts";

type HandedOver = { to: string; giver: string; name: string; address: string | null };

/** Names go into the text alone, never into a line of the mail's head. */
export const handOverMail = ({ to, giver, name, address }: HandedOver): Mail => ({
  to,
  subject: "Somebody was handed over to you in Saga",
  text: [
    "Hello,",
    "",
    `${giver} has handed over ${name} to you, with the interviews.`,
    `You find ${name} on your dashboard${address === null ? "." : `: ${address}`}`,
    "",
    "You can switch such mails off in your account settings.",
    "",
  ].join("\n"),
});
