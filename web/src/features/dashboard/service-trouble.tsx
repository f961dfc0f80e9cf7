import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { troubleWords } from "#lib/model-words.ts";
import { useSession } from "#lib/session.ts";
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
        title={`${troubled.label} failed when it was asked last.`}
        actions={
          <LinkButton to="/admin" variant="secondary">
            Open Admin Settings
          </LinkButton>
        }
      >
        {troubleWords(troubled.last.outcome)} Interviews go on with Saga's own questions. Only administrators
        see this.
      </Notice>
    </div>
  );
}
