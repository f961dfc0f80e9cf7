import { expect, it } from "vitest";
import type { Mailer } from "./mailer.ts";

/** A mailer under test and a way to read what arrived, as RFC 5322 text. */
export type MailerUnderTest = { mailer: Mailer; arrived: () => Promise<string[]> };

/** What every mailer must do. */
export function demandMailer(start: () => Promise<MailerUnderTest>): void {
  it("delivers one mail, whole, in any language", async () => {
    const { mailer, arrived } = await start();
    await mailer.send({
      to: "łucja@example.org",
      subject: "Ditt kort: åäö",
      text: "Dzień dobry, Łucjo.\n\nZażółć.",
    });
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    const { default: PostalMime } = await import("postal-mime");
    const read = await PostalMime.parse(mail ?? "");
    expect(read.subject).toBe("Ditt kort: åäö");
    expect(read.text?.trim()).toBe("Dzień dobry, Łucjo.\n\nZażółć.");
    expect(read.from?.address).toBe("saga@example.org");
    expect(read.to?.[0]?.address).toBe("łucja@example.org");
  });

  it("delivers many at once, each once", async () => {
    const { mailer, arrived } = await start();
    const send = (n: number) =>
      mailer.send({ to: `p${n}@example.org`, subject: `Mail ${n}`, text: "Hello." });
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
    const mails = await arrived();
    const subjects = mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
    expect(new Set(subjects).size).toBe(20);
    expect(mails).toHaveLength(20);
  });
}
