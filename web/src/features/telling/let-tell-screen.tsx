import type { User } from "@saga/contract/people";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { useSession } from "#lib/session.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
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
      <BackLink to="/game-dashboard">Back to Dashboard</BackLink>
      <PageHeading title="Let somebody tell" className="mt-3 mb-6 text-3xl">
        Let <bdi>{person?.name ?? "somebody"}</bdi> tell
      </PageHeading>
      {isPending && <Spinner />}
      {isError && (
        <Notice tone="failed" title="The profile could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data && !person && (
        <Notice tone="empty" title="This person is not among yours.">
          Somebody may have removed them or taken them over.
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
    onSuccess: ({ address }) => window.location.replace(`/tell?handed-over=1${new URL(address).hash}`),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  return (
    <Card as="section" aria-labelledby="here" className="grid gap-4">
      <h2 id="here" className="text-xl">
        On this device
      </h2>
      <p className="text-ink-soft">
        Hand it over: <bdi>{person.name}</bdi> sees one large page and nothing else of Saga. Giving it back
        ends that.
      </p>
      <div>
        <Button onPress={() => mutate()} disabledReason={isPending && "A moment, please."} isReasonHidden>
          <Smartphone size={24} aria-hidden />
          Hand over
        </Button>
      </div>
    </Card>
  );
}
