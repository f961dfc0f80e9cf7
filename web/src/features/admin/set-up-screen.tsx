import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { BackLink } from "#ui/back-link.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { setUpQuery } from "./admin.api.ts";
import { SetUpList } from "./set-up-list.tsx";

/** `/set-up`: what works on this server, what can be added, and a button that tries each. */
export function SetUpScreen() {
  const { data, isPending, isError, error, refetch } = useQuery(setUpQuery);
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-5 pb-18">
      <div>
        <BackLink to="/game-dashboard">Back to Dashboard</BackLink>
        <PageHeading title="Set up" className="mt-3 text-3xl">
          Set up this Saga
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l text-ink-soft">
          Interviews, stories and voices work without any of this. What is added is set in the environment of
          the server, which is then started again.
        </p>
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-64 rounded-l" />
        </>
      )}
      {isError && (
        <Notice tone="failed" title="The set-up could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data && <SetUpList setUp={data} />}
      <div>
        <LinkButton to="/admin" variant="secondary">
          Users, prompts and spend
        </LinkButton>
      </div>
    </div>
  );
}
