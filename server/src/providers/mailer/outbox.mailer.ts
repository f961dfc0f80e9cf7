import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/**
 * Writes each mail as an RFC 5322 file into a folder, for servers without a mail server. The file is whole or not
 * there: written aside, synced, renamed.
 */
export function createOutboxMailer(options: { folder: string; from: string }): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: "windows" },
    { from: options.from },
  );
  return {
    description: options.folder,
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${randomUUID().slice(0, 8)}`;
      const draft = join(options.folder, `.${name}.part`);
      const file = await open(draft, "wx", 0o600);
      await file.writeFile(message as Buffer);
      await file.sync();
      await file.close();
      await rename(draft, join(options.folder, `${name}.eml`));
    },
  };
}
