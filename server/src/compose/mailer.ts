import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";
import { createOutboxMailer } from "#providers/mailer/outbox.mailer.ts";
import { createSmtpMailer } from "#providers/mailer/smtp.mailer.ts";

/** Who sends mail: the configured server, else nobody; then mails lie in a folder. */
export const mailerOf = (config: Config): Mailer =>
  config.smtpUrl === null
    ? createOutboxMailer({ folder: join(config.dataDir, "outbox"), from: config.mailFrom })
    : createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
