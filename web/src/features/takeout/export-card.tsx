import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { exportWords } from "./contents-words.ts";
import { contentsQuery, exportAddress } from "./takeout.api.ts";

type Props = { personId: string; title: string; label: string; children: ReactNode };

/** Hands everything of a person out as one file. What is in it is said first; the browser shows how far it is. */
export function ExportCard({ personId, title, label, children }: Props) {
  const [hasBegun, setHasBegun] = useState(false);
  const { data, isPending, isError, error, refetch } = useQuery(contentsQuery(personId));
  return (
    <Card as="section" aria-labelledby="export" className="grid justify-items-start gap-3">
      <h2 id="export" className="text-xl">
        {title}
      </h2>
      <p className="max-w-[38em] text-ink-soft">{children}</p>
      {isPending && <p role="status">{m.takeout_counting_what_is_in_it()}</p>}
      {isError && (
        <Notice tone="failed" title={m.takeout_it_could_not_be_counted_what()} onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data && (
        <>
          <p>{exportWords(data)}</p>
          <a
            href={exportAddress(personId)}
            download="saga-everything.zip"
            onClick={() => setHasBegun(true)}
            className={buttonStyle({ variant: "secondary" })}
          >
            <Archive size={24} aria-hidden />
            {label}
          </a>
        </>
      )}
      <p role="status" className="text-ink-soft">
        {hasBegun && m.takeout_the_download_has_begun_your_browser()}
      </p>
    </Card>
  );
}
