import type { PromptVersion } from "@saga/contract/prompts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pages } from "#ui/pages.tsx";
import { type Templates, versionsQuery } from "./admin.api.ts";

type Props = { current: number; onTake: (templates: Templates) => void };

const textOr = (text: string): string => text || m.admin_nothing();

function headingOf({ version, saved_at }: PromptVersion, isCurrent: boolean): string {
  const date = saved_at ? formatLongDate(saved_at) : null;
  if (date === null) return isCurrent ? m.admin_version_in_use({ version }) : m.admin_version({ version });
  return isCurrent ? m.admin_version_of_in_use({ version, date }) : m.admin_version_of({ version, date });
}

function VersionCard({
  version,
  isCurrent,
  onTake,
}: { version: PromptVersion; isCurrent: boolean } & Pick<Props, "onTake">) {
  const { analyze, connect } = version;
  return (
    <Card as="li" className="grid gap-3">
      <h3 className="text-l font-semibold">{headingOf(version, isCurrent)}</h3>
      <dl className="grid gap-2">
        <dt className="font-semibold">{m.admin_prompt_to_analyze_responses()}</dt>
        <dd className="m-0 break-words whitespace-pre-wrap text-ink-soft">{textOr(analyze)}</dd>
        <dt className="font-semibold">{m.admin_prompt_to_connect_questions()}</dt>
        <dd className="m-0 break-words whitespace-pre-wrap text-ink-soft">{textOr(connect)}</dd>
      </dl>
      {!isCurrent && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={m.admin_put_into_the_fields_above_version({ version: version.version })}
          onPress={() => onTake({ analyze, connect })}
        >
          {m.admin_put_into_the_fields_above()}
        </Button>
      )}
    </Card>
  );
}

/** Every saved version; an earlier one can be taken up again. */
export function PromptVersions({ current, onTake }: Props) {
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useQuery(versionsQuery(page));
  return (
    <section aria-labelledby="versions" className="grid gap-4">
      <h2 id="versions" className="text-2xl">
        {m.admin_earlier_versions()}
      </h2>
      {isError && (
        <Notice
          tone="failed"
          title={m.admin_the_versions_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.total === 0 && <Notice tone="empty" title={m.admin_nothing_has_been_saved_yet()} />}
      {data && data.total > 0 && (
        <ul className="grid list-none gap-4 p-0">
          {data.data.map((version) => (
            <VersionCard
              key={version.version}
              version={version}
              isCurrent={version.version === current}
              onTake={onTake}
            />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <Pages label={m.admin_pages_of_versions()} page={page} total={data.totalPages} onPage={setPage} />
      )}
    </section>
  );
}
