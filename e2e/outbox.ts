import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const timeoutMs = 10_000;

/**
 * Reads sign-in codes from a folder of mails. The function it gives waits for a mail to the address that was not read
 * before, and throws when none comes.
 */
export function createOutbox(folder: string): (email: string) => Promise<string> {
  const seen = new Set<string>();
  return async (email) => {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      const code = await nextCode({ folder, email, seen });
      if (code !== null) return code;
      await wait(50);
    }
    throw new Error(`no mail with a code came for ${email}`);
  };
}

type Look = { folder: string; email: string; seen: Set<string> };

async function nextCode({ folder, email, seen }: Look): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith(".eml") && !seen.has(entry)).sort()) {
    const mail = await readFile(join(folder, name), "utf8");
    if (!isTo(mail, email)) continue;
    const code = codeIn(mail);
    if (code === null) continue;
    seen.add(name);
    return code;
  }
  return null;
}

const isTo = (mail: string, email: string) =>
  (mail.match(/^To:.*$/im)?.[0] ?? "").toLowerCase().includes(email.toLowerCase());

/** Headers and the lines between parts also hold digits: the code stands in what a person reads. */
function codeIn(mail: string): string | null {
  const body = mail.slice(mail.search(/\r?\n\r?\n/));
  const lines = body.split(/\r?\n/).filter((line) => !line.startsWith("--") && !/^[\w-]+: /.test(line));
  return lines.join("\n").match(/\b\d{6}\b/)?.[0] ?? null;
}
