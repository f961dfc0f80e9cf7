import type { PromptVersion } from "@saga/contract/prompts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pages } from "#ui/pages.tsx";
import { type Templates, versionsQuery } from "./admin.api.ts";

type Props = { current: number; onTake: (templates: Templates) => void };

const textOr = (text: string): string => text || "Nothing.";

function VersionCard({
  version,
  isCurrent,
  onTake,
}: { version: PromptVersion; isCurrent: boolean } & Pick<Props, "onTake">) {
  const { analyze, connect, saved_at } = version;
  const date = saved_at ? formatLongDate(saved_at) : null;
  return (
    <Card as="li" className="grid gap-3">
      <h3 className="text-l font-semibold">
        Version {version.version}
        {date && ` · ${date}`}
        {isCurrent && " · in use"}
      </h3>
      <dl className="grid gap-2">
        <dt className="font-semibold">Prompt to analyze responses</dt>
        <dd className="m-0 break-words whitespace-pre-wrap text-ink-soft">{textOr(analyze)}</dd>
        <dt className="font-semibold">Prompt to connect questions</dt>
        <dd className="m-0 break-words whitespace-pre-wrap text-ink-soft">{textOr(connect)}</dd>
      </dl>
      {!isCurrent && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={`Put into the fields above: version ${version.version}`}
          onPress={() => onTake({ analyze, connect })}
        >
          Put into the fields above
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
        Earlier versions
      </h2>
      {isError && (
        <Notice tone="failed" title="The versions could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.total === 0 && <Notice tone="empty" title="Nothing has been saved yet" />}
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
        <Pages label="Pages of versions" page={page} total={data.totalPages} onPage={setPage} />
      )}
    </section>
  );
}
