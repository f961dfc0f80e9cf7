import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { capitalize } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import type { Person } from "./people.ts";

const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ["consent", id],
    queryFn: ({ signal }) => call("getConsent", { params: { id } }, { signal }),
    staleTime: 60_000,
  });

const listed = (names: readonly string[]): string => names.join(" and ");

const whose = ({ relationship, name }: Person): string => (relationship === "self" ? "your" : `${name}'s`);

/** Which service this person's words go to, and whether they may. Nothing is shown where words stay in the house. */
export function ConsentLine({ person }: { person: Person }) {
  const queries = useQueryClient();
  const { data } = useQuery(consentQuery(person.id));
  const deciding = useMutation({
    mutationFn: (accepts: boolean) => call("setConsent", { params: { id: person.id }, body: { accepts } }),
    onSuccess: (answer) => queries.setQueryData(consentQuery(person.id).queryKey, answer),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  if (!data || data.services.length === 0) return null;
  const services = listed(data.services);
  const busy = deciding.isPending && "Saving...";
  if (data.accepts === null)
    return (
      <div className="mb-5">
        <Notice
          tone="info"
          title={`May ${whose(person)} words be sent to ${services}?`}
          actions={
            <>
              <Button disabledReason={busy} isReasonHidden onPress={() => deciding.mutate(true)}>
                Yes, send them
              </Button>
              <Button
                variant="secondary"
                disabledReason={busy}
                isReasonHidden
                onPress={() => deciding.mutate(false)}
              >
                No, keep them here
              </Button>
            </>
          }
        >
          The answers are then read and heard there, to word the questions, to write down what is spoken and
          to write stories. Without it Saga asks and writes in its own way, spoken answers stay sound, and
          nothing leaves this house. {person.relationship === "self" ? "" : `Ask ${person.name} first. `}You
          can change it here at any time.
        </Notice>
      </div>
    );
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-soft">
        {data.accepts
          ? `${capitalize(whose(person))} words are sent to ${services}.`
          : `${capitalize(whose(person))} words are not sent to ${services}. Saga asks in its own words.`}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 text-primary"
        disabledReason={busy}
        isReasonHidden
        onPress={() => deciding.mutate(!data.accepts)}
      >
        {data.accepts ? `Stop sending ${whose(person)} words` : "Allow it"}
      </Button>
    </div>
  );
}
