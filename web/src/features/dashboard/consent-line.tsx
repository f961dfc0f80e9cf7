import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { consentQuery, servicesNamed } from "#lib/consent-query.ts";
import { errorWords } from "#lib/error-words.ts";
import { capitalize } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import type { Person } from "./people.ts";

/** The sentences about one's own words, or about those of somebody else. */
const sentences = ({ relationship, name }: Person, services: string) => {
  if (relationship === "self")
    return {
      question: m.dashboard_your_may_words_be_sent({ services }),
      meaning: m.dashboard_what_sending_means(),
      sent: m.dashboard_your_words_are_sent({ services }),
      kept: m.dashboard_your_words_are_not_sent({ services }),
      stop: m.dashboard_your_stop_sending(),
    };
  const begun = { name: capitalize(name), services };
  return {
    question: m.dashboard_their_may_words_be_sent({ name, services }),
    meaning: m.dashboard_what_sending_means_ask_first({ name }),
    sent: m.dashboard_their_words_are_sent(begun),
    kept: m.dashboard_their_words_are_not_sent(begun),
    stop: m.dashboard_their_stop_sending({ name }),
  };
};

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
  const words = sentences(person, servicesNamed(data.services));
  const busy = deciding.isPending && m.dashboard_saving();
  if (data.accepts === null)
    return (
      <div className="mb-5">
        <Notice
          tone="info"
          title={words.question}
          actions={
            <>
              <Button disabledReason={busy} isReasonHidden onPress={() => deciding.mutate(true)}>
                {m.dashboard_yes_send_them()}
              </Button>
              <Button
                variant="secondary"
                disabledReason={busy}
                isReasonHidden
                onPress={() => deciding.mutate(false)}
              >
                {m.dashboard_no_keep_them_here()}
              </Button>
            </>
          }
        >
          {data.sends_pictures ? `${words.meaning} ${m.dashboard_pictures_go_along()}` : words.meaning}
        </Notice>
      </div>
    );
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-soft">
        {data.accepts ? words.sent : words.kept}
        {data.accepts && data.sends_pictures && ` ${m.dashboard_pictures_go_along()}`}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 text-primary"
        disabledReason={busy}
        isReasonHidden
        onPress={() => deciding.mutate(!data.accepts)}
      >
        {data.accepts ? words.stop : m.dashboard_allow_it()}
      </Button>
    </div>
  );
}
