import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { KeptOutList, type KeptOutOf } from "./kept-out-list.tsx";

/** What is kept out of stories, as a part of a page. */
export function KeptOutCard(of: KeptOutOf) {
  const { data, error, refetch } = useQuery(keptOutQuery(of.interviewId));
  return (
    <section
      aria-labelledby="kept-out"
      className="mt-8 grid gap-3 rounded-xl border-2 border-dashed border-line-strong p-[clamp(1rem,4vw,1.5rem)]"
    >
      <h2 id="kept-out" className="flex items-center gap-3 text-xl">
        <Lock size={26} aria-hidden />
        Kept out of stories
      </h2>
      {data ? (
        <>
          {data.length > 0 && (
            <p className="text-ink-soft">This stays in the interview, and stands in no story.</p>
          )}
          <KeptOutList items={data} of={of} />
        </>
      ) : error ? (
        <Notice tone="failed" title="What is kept out could not be shown" onRetry={() => void refetch()}>
          It is still kept out. {errorWords(error).advice}
        </Notice>
      ) : (
        <Spinner label="Looking what is kept out..." />
      )}
    </section>
  );
}
