import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** A mail server by its address, e.g. `smtps://user:password@mail.example.org:465`. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(options.url, { from: options.from });
  return {
    description: `the mail server ${new URL(options.url).hostname}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}
