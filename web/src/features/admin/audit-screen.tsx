import type { AuditEntry } from "@saga/contract/audit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { auditQuery } from "./admin.api.ts";
import { actionWords, actorWords, concernedWords, timeWords } from "./audit-words.ts";
import { PageNumbers } from "./page-numbers.tsx";

/** `/audit-log`: who came to what is another's, and who was let in or refused. */
export function AuditScreen() {
  const [page, setPage] = useState(1);
  const { data, isPending, isError, error, refetch } = useQuery(auditQuery(page));
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-5 pb-18">
      <div>
        <BackLink to={paths.admin()}>{m.admin_back_to_admin_settings()}</BackLink>
        <PageHeading title={m.admin_audit_log()} className="mt-3 text-3xl">
          {m.admin_audit_log()}
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l leading-[1.45] text-ink-soft">
          {m.admin_who_read_changed_or_removed_what()}
        </p>
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.admin_loading_the_log()}
          </p>
          <Skeleton className="h-64 rounded-l" />
        </>
      )}
      {isError && (
        <Notice tone="failed" title={m.admin_the_log_could_not_be_loaded()} onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data && (
        <ul className="grid list-none rounded-l border border-line bg-surface p-0">
          {data.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <PageNumbers
          label={m.admin_pages_of_the_log()}
          page={page}
          totalPages={data.totalPages}
          onPage={setPage}
        />
      )}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { network } = entry;
  const concerned = concernedWords(entry);
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line p-4 last:border-0">
      <p className="min-w-0 flex-1 basis-80">
        <b className="block font-semibold">{actionWords(entry.action)}</b>
        <span className="[overflow-wrap:anywhere]">{actorWords(entry)}</span>
        {concerned && (
          <span className="block text-s text-ink-mute [overflow-wrap:anywhere]">
            <MarkedText
              parts={m.admin_concerns.parts({ name: concerned })}
              marks={{ name: (name) => <bdi>{name}</bdi> }}
            />
          </span>
        )}
        {network && <span className="block text-s text-ink-mute">{m.admin_from_network({ network })}</span>}
      </p>
      <time dateTime={entry.at} className="tabular-nums text-ink-soft">
        {timeWords(entry.at)}
      </time>
    </li>
  );
}
