import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { m } from "#messages";
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
        {m.kept_out_kept_out_of_stories()}
      </h2>
      {data ? (
        <>
          {data.length > 0 && (
            <p className="text-ink-soft">{m.kept_out_this_stays_in_the_interview_and_stands()}</p>
          )}
          <KeptOutList items={data} of={of} />
        </>
      ) : error ? (
        <Notice
          tone="failed"
          title={m.kept_out_what_is_kept_out_could_not_be()}
          onRetry={() => void refetch()}
        >
          {m.kept_out_it_is_still_kept_out_advice({ advice: errorWords(error).advice })}
        </Notice>
      ) : (
        <Spinner label={m.kept_out_looking_what_is_kept_out()} />
      )}
    </section>
  );
}
