import type { Support } from "@saga/contract/interviews";
import { HeartHandshake } from "lucide-react";
import { Button } from "#ui/button.tsx";

type Props = { support: Support; lang: string; onHide: () => void };

/** A number that can be called, as the link a telephone understands; null for words and addresses. */
const telephone = (contact: string): string | null =>
  /^[+\d][\d\s()/-]{1,}$/.test(contact.trim()) ? `tel:${contact.replace(/[^+\d]/g, "")}` : null;

/** Calm words and lines of help, when an answer spoke of acute danger. */
export function SupportCard({ support, lang, onHide }: Props) {
  return (
    <section
      aria-label="Help"
      className="grid gap-4 rounded-l border-2 border-primary bg-surface p-5 shadow-2"
      lang={lang}
    >
      <p role="status" className="flex items-start gap-4 text-l leading-snug">
        <HeartHandshake size={30} aria-hidden className="mt-0.5 text-primary" />
        {support.text}
      </p>
      <ul className="grid gap-2">
        {support.lines.map((line) => {
          const link = telephone(line.contact);
          return (
            <li key={`${line.name} ${line.contact}`} className="flex flex-wrap items-center gap-x-4">
              <b className="font-semibold">{line.name}</b>
              {link ? (
                <a href={link} className="inline-flex min-h-12 min-w-12 items-center text-l font-semibold">
                  {line.contact}
                </a>
              ) : (
                <span className="text-l">{line.contact}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="small" onPress={onHide} className="-ml-4 justify-self-start">
        <span lang="en">Hide this</span>
      </Button>
    </section>
  );
}
