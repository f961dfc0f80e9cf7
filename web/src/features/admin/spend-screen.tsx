import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Pages } from "#ui/pages.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type SpendKey, spendQuery } from "./admin.api.ts";
import { SpendDownload } from "./spend-download.tsx";
import { SpendTable } from "./spend-table.tsx";
import { dollarWords, numberWords, soundWords } from "./spend-words.ts";

const groups = [
  { value: "day", label: "By day" },
  { value: "provider", label: "By service and model" },
  { value: "interview", label: "By interview and story" },
] as const;

const spans = [
  { value: "7", label: "The last 7 days" },
  { value: "30", label: "The last 30 days" },
  { value: "365", label: "The last year" },
] as const;

/** `/spend`: what the services have cost. */
export function SpendScreen() {
  const [by, setBy] = useState<SpendKey>("day");
  const [days, setDays] = useState<(typeof spans)[number]["value"]>("30");
  const [page, setPage] = useState(1);
  const wish = { by, days: Number(days), page, limit: 20 };
  const { data, isPending, isError, error, refetch } = useQuery(spendQuery(wish));
  const sound = data ? soundWords(data.sum) : "";
  const spoken = sound && `${sound}, `;
  const restart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <div className="wrap grid gap-8 pt-5 pb-18">
      <div>
        <BackLink to="/admin">Back to Admin Settings</BackLink>
        <PageHeading title="Spend" className="mt-3 text-3xl">
          Spend
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l leading-[1.45] text-ink-soft">
          Tokens as the services counted them, and their cost by list prices. Calls that were broken off are
          counted only as far as the service told. What a voice costs depends on the plan with its provider:
          its characters are counted here, without a price.
        </p>
      </div>
      <div className="grid gap-5 @wide:grid-cols-2">
        <Select label="Show" value={by} options={groups} onChange={restart(setBy)} />
        <Select label="Time" value={days} options={spans} onChange={restart(setDays)} />
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            Loading spend...
          </p>
          <Skeleton className="h-64 rounded-l" />
        </>
      )}
      {isError && (
        <Notice tone="failed" title="The account could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.total === 0 && (
        <Notice tone="empty" title="No service was asked in this time">
          Saga's own interviewer and its own voice cost nothing and are not counted here.
        </Notice>
      )}
      {data && data.total > 0 && (
        <>
          <p className="text-l">
            Altogether {numberWords(data.sum.calls)} calls, {numberWords(data.sum.input_tokens)} tokens in,{" "}
            {numberWords(data.sum.output_tokens)} out, {spoken}cost{" "}
            <b className="font-semibold">{dollarWords(data.sum)}</b>.
          </p>
          <SpendTable rows={data.data} />
          {data.totalPages > 1 && (
            <Pages label="Pages of the account" page={page} total={data.totalPages} onPage={setPage} />
          )}
          <SpendDownload by={by} days={wish.days} />
        </>
      )}
    </div>
  );
}
