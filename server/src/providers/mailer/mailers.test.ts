import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { demandMailer, type MailerUnderTest } from "./mailer.test-suite.ts";
import { createOutboxMailer } from "./outbox.mailer.ts";
import { createSmtpMailer } from "./smtp.mailer.ts";

const from = "Saga <saga@example.org>";

async function startOutbox(): Promise<MailerUnderTest & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), "saga-outbox-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, "outbox");
  const arrived = async () =>
    Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
  return { mailer: createOutboxMailer({ folder, from }), arrived, folder };
}

async function startSmtp(): Promise<MailerUnderTest> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      mails.push(Buffer.concat(chunks).toString("utf8"));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from }), arrived: async () => mails };
}

describe("the mail server", () => {
  demandMailer(startSmtp);

  it("is named without its password", () => {
    const { description } = createSmtpMailer({ url: "smtps://anna:secret@mail.example.org", from });
    expect(description).toBe("the mail server mail.example.org");
  });

  it("that does not answer makes sending fail", async () => {
    const mailer = createSmtpMailer({ url: "smtp://127.0.0.1:1", from });
    await expect(mailer.send({ to: "a@b.se", subject: "s", text: "t" })).rejects.toThrow();
  });
});

describe("the outbox", () => {
  demandMailer(startOutbox);

  it("holds files that only their owner may read, and no halves", async () => {
    const { mailer, folder } = await startOutbox();
    await mailer.send({ to: "a@b.se", subject: "s", text: "t" });
    const [name, ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(join(folder, name ?? ""))).mode & 0o077).toBe(0);
  });
});
