import type { User } from "@saga/contract/people";
import { limits } from "@saga/contract/vocabulary";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { PageNumbers } from "./page-numbers.tsx";
import { useUsers } from "./use-users.ts";
import { UserTable } from "./user-table.tsx";
import { rangeWords } from "./user-words.ts";

/** `/user-management`: everybody who can sign in, and the people they interview. */
export function UsersScreen() {
  const list = useUsers();
  const [asked, setAsked] = useState<User | null>(null);
  const { data, isPending, isError, error, refetch, isFetching } = list.users;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-5 pb-18">
      <div>
        <BackLink to={paths.admin()}>{m.admin_back_to_admin_settings()}</BackLink>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
          <PageHeading title={m.admin_user_management()} className="text-[clamp(1.6rem,9cqi,2.75rem)]">
            {m.admin_user_management()}
          </PageHeading>
          <Button
            variant="secondary"
            onPress={() => void refetch()}
            disabledReason={isFetching && m.admin_the_list_is_being_loaded()}
            isReasonHidden
          >
            <RefreshCw size={22} aria-hidden />
            {m.admin_refresh()}
          </Button>
        </div>
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.admin_loading_users()}
          </p>
          <Skeleton className="h-96 rounded-l" />
        </>
      )}
      {isError && (
        <Notice
          tone="failed"
          title={m.admin_failed_to_fetch_users_please_try()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data && (
        <div className="overflow-hidden rounded-l border border-line bg-surface shadow-2">
          <UserTable
            users={data.data}
            order={list.order}
            onOrder={list.sortBy}
            deletingId={list.deletingId}
            onDelete={setAsked}
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
            <p className="text-ink-soft">
              {rangeWords({ page: list.page, size: limits.pageSize, total: data.total })}
            </p>
            <PageNumbers
              label={m.admin_pages_of_users()}
              page={list.page}
              totalPages={Math.max(1, data.totalPages)}
              onPage={list.setPage}
            />
          </div>
        </div>
      )}
      <DeleteUserDialog user={asked} onClose={() => setAsked(null)} onDelete={(user) => list.remove(user)} />
    </div>
  );
}
