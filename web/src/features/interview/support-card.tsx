import type { Support } from "@saga/contract/interviews";
import { HeartHandshake } from "lucide-react";
import { useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { contactParts, linesFor, regionOf } from "./help-lines.ts";

type Props = { lines: Support["lines"]; lang: string; onHide: () => void };

/** Who can be called, when an answer spoke of acute danger. The calm words stand in the conversation above. */
export function SupportCard({ lines, lang, onHide }: Props) {
  const id = useId();
  const clock = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { near, far } = linesFor(lines, regionOf({ clock, languages: navigator.languages }));
  return (
    <section
      aria-labelledby={id}
      className="relative grid grid-cols-1 gap-1 rounded-l border-2 border-primary bg-surface px-5 py-3 shadow-2"
    >
      {/* The room shows the card from here on, with the end of the words above it. */}
      <span data-question aria-hidden className="absolute -top-28" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="flex items-center gap-3 text-xl">
          <HeartHandshake size={30} aria-hidden className="text-primary" />
          {m.interview_help()}
        </h2>
        <Button variant="quiet" size="small" onPress={onHide} className="-mr-3">
          {m.interview_hide_this()}
        </Button>
      </div>
      <div role="status">
        <Lines lines={near} lang={lang} />
        {far.length > 0 && (
          <details className="border-t border-line">
            <summary className="flex min-h-12 cursor-pointer items-center text-s font-semibold">
              {m.interview_numbers_in_other_countries()}
            </summary>
            <Lines lines={far} lang={lang} />
          </details>
        )}
      </div>
    </section>
  );
}

function Lines({ lines, lang }: Pick<Props, "lines" | "lang">) {
  return (
    <ul lang={lang} className="grid grid-cols-1">
      {lines.map(({ name, contact }) => (
        <li
          key={`${name} ${contact}`}
          className="flex flex-wrap items-center justify-end gap-x-4 border-t border-line"
        >
          <span className="min-w-0 flex-[1_1_9rem] py-1 text-s font-semibold leading-snug">{name}</span>
          <span className="max-w-full text-right text-l">
            {contactParts(contact).map(({ text, telephone }) =>
              telephone ? (
                <a
                  key={text}
                  href={telephone}
                  className="inline-flex min-h-12 min-w-12 items-center justify-end font-semibold"
                >
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
