import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { troubleWords } from "#lib/model-words.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";

/** Tells administrators that a service of models failed when it was asked last. Nobody else sees anything. */
export function ServiceTrouble() {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ["models", "services"],
    queryFn: ({ signal }) => call("modelServices", undefined, { signal }),
    staleTime: 0,
    enabled: user?.permissionLevel === "admin",
  });
  const troubled = data?.services.find(
    ({ last }) => last !== null && last.outcome !== "ok" && last.outcome !== "aborted",
  );
  if (!troubled?.last) return null;
  return (
    <div role="status" className="mt-6">
      <Notice
        tone="info"
        title={m.dashboard_label_failed_when_it_was_asked({ label: troubled.label })}
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            {m.dashboard_open_admin_settings()}
          </LinkButton>
        }
      >
        {m.dashboard_outcome_interviews_go_on_with_sagas({ outcome: troubleWords(troubled.last.outcome) })}
      </Notice>
    </div>
  );
}
