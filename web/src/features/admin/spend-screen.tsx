import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Pages } from "#ui/pages.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type SpendKey, spendQuery } from "./admin.api.ts";
import { SpendDownload } from "./spend-download.tsx";
import { SpendTable } from "./spend-table.tsx";
import { dollarWords, type Figures, numberWords, soundWords } from "./spend-words.ts";

const groups = () =>
  [
    { value: "day", label: m.admin_by_day() },
    { value: "provider", label: m.admin_by_service_and_model() },
    { value: "interview", label: m.admin_by_interview_and_story() },
  ] as const;

const spans = () =>
  [
    { value: "7", label: m.admin_the_last_7_days() },
    { value: "30", label: m.admin_the_last_30_days() },
    { value: "365", label: m.admin_the_last_year() },
  ] as const;

function altogether(sum: Figures) {
  const inputs = {
    calls: numberWords(sum.calls),
    tokensIn: numberWords(sum.input_tokens),
    tokensOut: numberWords(sum.output_tokens),
    cost: dollarWords(sum),
  };
  const sound = soundWords(sum);
  return sound === ""
    ? m.admin_altogether.parts(inputs)
    : m.admin_altogether_with_sound.parts({ ...inputs, sound });
}

/** `/spend`: what the services have cost. */
export function SpendScreen() {
  const [by, setBy] = useState<SpendKey>("day");
  const [days, setDays] = useState<ReturnType<typeof spans>[number]["value"]>("30");
  const [page, setPage] = useState(1);
  const wish = { by, days: Number(days), page, limit: 20 };
  const { data, isPending, isError, error, refetch } = useQuery(spendQuery(wish));
  const restart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <div className="wrap grid gap-8 pt-5 pb-18">
      <div>
        <BackLink to={paths.admin()}>{m.admin_back_to_admin_settings()}</BackLink>
        <PageHeading title={m.admin_spend()} className="mt-3 text-3xl">
          {m.admin_spend()}
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l leading-[1.45] text-ink-soft">
          {m.admin_tokens_as_the_services_counted_them()}
        </p>
      </div>
      <div className="grid gap-5 @wide:grid-cols-2">
        <Select label={m.admin_show()} value={by} options={groups()} onChange={restart(setBy)} />
        <Select label={m.admin_time()} value={days} options={spans()} onChange={restart(setDays)} />
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.admin_loading_spend()}
          </p>
          <Skeleton className="h-64 rounded-l" />
        </>
      )}
      {isError && (
        <Notice
          tone="failed"
          title={m.admin_the_account_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.total === 0 && (
        <Notice tone="empty" title={m.admin_no_service_was_asked_in_this()}>
          {m.admin_sagas_own_interviewer_and_its_own()}
        </Notice>
      )}
      {data && data.total > 0 && (
        <>
          <p className="text-l">
            <MarkedText
              parts={altogether(data.sum)}
              marks={{ strong: (cost) => <b className="font-semibold">{cost}</b> }}
            />
          </p>
          <SpendTable rows={data.data} />
          {data.totalPages > 1 && (
            <Pages
              label={m.admin_pages_of_the_account()}
              page={page}
              total={data.totalPages}
              onPage={setPage}
            />
          )}
          <SpendDownload by={by} days={wish.days} />
        </>
      )}
    </div>
  );
}
