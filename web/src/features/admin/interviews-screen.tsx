import { RefreshCw, X } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextField } from "#ui/text-field.tsx";
import { InterviewTable } from "./interview-table.tsx";
import { PageNumbers } from "./page-numbers.tsx";
import { useAllInterviews } from "./use-all-interviews.ts";

/** `/data-management`: every interview, by name, address and day. */
export function InterviewsScreen() {
  const list = useAllInterviews();
  const { filters, change, found } = list;
  const isNothing = !list.isLoading && !list.isError && (found?.data.length ?? 0) === 0;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-5 pb-18">
      <div>
        <BackLink to={paths.admin()}>{m.admin_back_to_admin_settings()}</BackLink>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
          <PageHeading title={m.admin_data_management()} className="text-[clamp(1.6rem,9cqi,2.75rem)]">
            {m.admin_data_management()}
          </PageHeading>
          <Button variant="secondary" onPress={list.refresh}>
            <RefreshCw size={22} aria-hidden />
            {m.admin_refresh()}
          </Button>
        </div>
      </div>
      <Card as="section" aria-label={m.admin_filters()}>
        <search className="grid grid-cols-1 items-end gap-5 @wide:grid-cols-2 @min-[62rem]:grid-cols-[1fr_1.2fr_1fr_auto]">
          <TextField
            label={m.admin_user_name()}
            value={filters.user}
            onChange={(user) => change({ user })}
            autoComplete="off"
          />
          <TextField
            label={m.admin_email()}
            value={filters.email}
            onChange={(email) => change({ email })}
            autoComplete="off"
          />
          <TextField
            label={m.admin_date()}
            type="date"
            value={filters.date}
            onChange={(date) => change({ date })}
          />
          <Button variant="secondary" className="mb-2" onPress={list.clear}>
            <X size={22} aria-hidden />
            {m.admin_clear_filters()}
          </Button>
        </search>
        {filters.completed && (
          <div className="mt-4">
            <Badge tone="honey">
              {filters.completed === "true"
                ? m.admin_completed_interviews_only()
                : m.admin_interviews_that_go_on_only()}
            </Badge>
          </div>
        )}
      </Card>
      <p role="status" className="text-ink-soft">
        {found?.is_more
          ? m.admin_all_interviews_and_more({ total: found.total })
          : m.admin_all_interviews({ total: found?.total ?? 0 })}
      </p>
      {list.isLoading && !found && <Spinner label={m.admin_loading_interviews()} />}
      {list.isError && (
        <Notice tone="failed" title={m.admin_failed_to_fetch_interviews_please_try()} onRetry={list.refresh}>
          {errorWords(list.error).advice}
        </Notice>
      )}
      {isNothing && (
        <Notice tone="empty" title={m.admin_no_interviews_found_matching_your_filters()}>
          {!list.isAsked && m.admin_choose_a_name_a_mail_or()}
        </Notice>
      )}
      {found && found.data.length > 0 && <InterviewTable interviews={found.data} />}
      {found && found.totalPages > 1 && (
        <PageNumbers
          label={m.admin_pages_of_interviews()}
          page={list.page}
          totalPages={found.totalPages}
          onPage={list.setPage}
        />
      )}
    </div>
  );
}
