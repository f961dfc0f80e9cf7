import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
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
        <BackLink to={paths.dashboard()}>{m.admin_back_to_dashboard()}</BackLink>
        <PageHeading title={m.admin_is_set_up()} className="mt-3 text-3xl">
          {m.admin_set_up_this_saga()}
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l text-ink-soft">
          {m.admin_interviews_stories_and_voices_work_without()}
        </p>
      </div>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.admin_loading()}
          </p>
          <Skeleton className="h-64 rounded-l" />
        </>
      )}
      {isError && (
        <Notice tone="failed" title={m.admin_the_set_up_could_not_be()} onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data && <SetUpList setUp={data} />}
      <div>
        <LinkButton to={paths.admin()} variant="secondary">
          {m.admin_users_prompts_and_spend()}
        </LinkButton>
      </div>
    </div>
  );
}
