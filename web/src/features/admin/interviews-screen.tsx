import { RefreshCw, X } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
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
        <BackLink to="/admin">Back to Admin Settings</BackLink>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
          <PageHeading title="Data Management" className="text-[clamp(1.6rem,9cqi,2.75rem)]">
            Data Management
          </PageHeading>
          <Button variant="secondary" onPress={list.refresh}>
            <RefreshCw size={22} aria-hidden />
            Refresh
          </Button>
        </div>
      </div>
      <Card as="section" aria-label="Filters">
        <search className="grid grid-cols-1 items-end gap-5 @wide:grid-cols-2 @min-[62rem]:grid-cols-[1fr_1.2fr_1fr_auto]">
          <TextField
            label="User Name"
            value={filters.user}
            onChange={(user) => change({ user })}
            autoComplete="off"
          />
          <TextField
            label="Email"
            value={filters.email}
            onChange={(email) => change({ email })}
            autoComplete="off"
          />
          <TextField label="Date" type="date" value={filters.date} onChange={(date) => change({ date })} />
          <Button variant="secondary" className="mb-2" onPress={list.clear}>
            <X size={22} aria-hidden />
            Clear Filters
          </Button>
        </search>
        {filters.completed && (
          <div className="mt-4">
            <Badge tone="honey">
              {filters.completed === "true" ? "Completed interviews only" : "Interviews that go on only"}
            </Badge>
          </div>
        )}
      </Card>
      <p role="status" className="text-ink-soft">
        All interviews in the system. Click on an interview to view details. Total:{" "}
        {found?.is_more && "more than "}
        {found?.total ?? 0}
      </p>
      {list.isLoading && !found && <Spinner label="Loading interviews..." />}
      {list.isError && (
        <Notice tone="failed" title="Failed to fetch interviews. Please try again." onRetry={list.refresh}>
          {errorWords(list.error).advice}
        </Notice>
      )}
      {isNothing && (
        <Notice tone="empty" title="No interviews found matching your filters.">
          {!list.isAsked && "Choose a name, a mail or a day."}
        </Notice>
      )}
      {found && found.data.length > 0 && <InterviewTable interviews={found.data} />}
      {found && found.totalPages > 1 && (
        <PageNumbers
          label="Pages of interviews"
          page={list.page}
          totalPages={found.totalPages}
          onPage={list.setPage}
        />
      )}
    </div>
  );
}
