import type { InvitationLanguage } from "@saga/contract/vocabulary";
import type { Mail } from "#providers/mailer/mailer.ts";

type Invited = { to: string; name: string; link: string; language: InvitationLanguage };

const words: Record<InvitationLanguage, (invited: Invited) => { subject: string; lines: string[] }> = {
  en: ({ name, to, link }) => ({
    subject: "Your invitation to Saga Beta",
    lines: [
      `Hello ${name},`,
      "",
      "you are invited to try Saga. An interviewer asks you about your life, and your own words become a written life story.",
      "",
      "This link lets you in. It works once, within two weeks:",
      link,
      "",
      `Later you sign in with a code that is sent to this address: ${to}`,
    ],
  }),
  sv: ({ name, to, link }) => ({
    subject: "Din inbjudan till Saga Beta",
    lines: [
      `Hej ${name},`,
      "",
      "du är inbjuden att prova Saga. En intervjuare frågar dig om ditt liv, och dina egna ord blir en skriven livsberättelse.",
      "",
      "Den här länken släpper in dig. Den fungerar en gång, inom två veckor:",
      link,
      "",
      `Senare loggar du in med en kod som skickas till den här adressen: ${to}`,
    ],
  }),
};

/** The mail with the link of an invitation. A name goes into the text alone, never into a line of the mail's head. */
export function invitationMail(invited: Invited): Mail {
  const { subject, lines } = words[invited.language](invited);
  return { to: invited.to, subject, text: [...lines, ""].join("\n") };
}
