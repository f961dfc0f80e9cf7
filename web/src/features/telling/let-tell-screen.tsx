import type { User } from "@saga/contract/people";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { LinksCard } from "./links-card.tsx";
import { makeLink } from "./telling.api.ts";

/** `/person/{id}/tell`: how somebody one interviews tells by themselves, here or on their own phone. */
export function LetTellScreen({ id }: { id: string }) {
  const { user } = useSession();
  const { data, isPending, isError, error, refetch } = useQuery(intervieweesQuery(user?.id ?? ""));
  const person = data?.find((each) => each.id === id);
  return (
    <div className="wrap max-w-[46rem] pt-5 pb-18">
      <BackLink to={paths.dashboard()}>{m.telling_back_to_dashboard()}</BackLink>
      <PageHeading title={m.telling_let_somebody_tell()} className="mt-3 mb-6 text-3xl">
        <MarkedText parts={m.telling_let_name_tell.parts({ name: person?.name ?? m.telling_somebody() })} />
      </PageHeading>
      {isPending && <Spinner />}
      {isError && (
        <Notice
          tone="failed"
          title={m.telling_the_profile_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data && !person && (
        <Notice tone="empty" title={m.telling_this_person_is_not_among_yours()}>
          {m.telling_somebody_may_have_removed_them_or()}
        </Notice>
      )}
      {person && (
        <div className="grid grid-cols-1 gap-6">
          <HereCard person={person} />
          <LinksCard person={person} />
        </div>
      )}
    </div>
  );
}

/** Gives this device away, with one page that opens nothing else. */
function HereCard({ person }: { person: User }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => makeLink(person.id),
    // A page of its own, in the place of this one: what was read as this account goes with it.
    onSuccess: ({ address }) =>
      window.location.replace(`${paths.tell()}?handed-over=1${new URL(address).hash}`),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  return (
    <Card as="section" aria-labelledby="here" className="grid gap-4">
      <h2 id="here" className="text-xl">
        {m.telling_on_this_device()}
      </h2>
      <p className="text-ink-soft">
        <MarkedText parts={m.telling_hand_it_over.parts({ name: person.name })} />
      </p>
      <div>
        <Button
          onPress={() => mutate()}
          disabledReason={isPending && m.telling_a_moment_please()}
          isReasonHidden
        >
          <Smartphone size={24} aria-hidden />
          {m.telling_hand_over()}
        </Button>
      </div>
    </Card>
  );
}
