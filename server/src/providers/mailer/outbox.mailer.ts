import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import type { Mailer } from "./mailer.ts";

/** All text of a mail that a person would read. */
async function wordsOf(file: Buffer): Promise<string> {
  const { to, subject, text } = await PostalMime.parse(file);
  return [...(to ?? []).map(({ address }) => address), subject, text].join("\n");
}

/** Whole words alone: "Bo" is not in "Book". */
const naming = (mention: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${mention.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")}(?![\\p{L}\\p{N}])`,
    "iu",
  );

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
    forget: async (mentions) => {
      const patterns = mentions.filter((mention) => mention.trim() !== "").map(naming);
      const names = await readdir(options.folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(".eml"))) {
        const path = join(options.folder, name);
        const words = await readFile(path).then(wordsOf, () => "");
        if (patterns.some((pattern) => pattern.test(words))) await rm(path, { force: true });
      }
    },
  };
}
