import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pages } from "#ui/pages.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { SessionRow } from "./session-row.tsx";
import { endSession, endSessions, sessionsQuery } from "./settings.api.ts";

const sayFailed = (error: unknown) => {
  const { text, advice } = errorWords(error);
  showToast({ tone: "error", title: text, description: advice });
};

/** Where the account is signed in, and the way to end it there. */
export function SessionsCard({ onSignedOut }: { onSignedOut: () => void }) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, isPending, isError, error, refetch } = useQuery(sessionsQuery(page));
  const ending = useMutation({
    mutationFn: endSession,
    onSettled: () => client.invalidateQueries({ queryKey: ["sessions"] }),
    onError: sayFailed,
  });
  const endingAll = useMutation({ mutationFn: endSessions, onSuccess: onSignedOut, onError: sayFailed });
  return (
    <Card as="section" aria-labelledby="sessions" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-xl">
          {m.settings_signed_in_on()}
        </h2>
        <Button
          variant="quiet"
          onPress={() => endingAll.mutate()}
          disabledReason={endingAll.isPending && m.settings_you_are_being_signed_out()}
          isReasonHidden
        >
          <LogOut size={22} aria-hidden />
          {m.settings_sign_out_everywhere()}
        </Button>
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.settings_loading_sessions()}
          </p>
          <Skeleton className="h-32" />
        </>
      )}
      {isError && (
        <Notice
          tone="failed"
          title={m.settings_the_sessions_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data && (
        <ul className="grid list-none grid-cols-1 p-0">
          {data.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending.isPending && ending.variables === session.id}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <Pages label={m.settings_pages_of_sessions()} page={page} total={data.totalPages} onPage={setPage} />
      )}
    </Card>
  );
}
