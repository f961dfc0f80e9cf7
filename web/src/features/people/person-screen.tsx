import type { User } from "@saga/contract/people";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { HandOverCard } from "./hand-over-card.tsx";
import { MergeCard } from "./merge-card.tsx";
import { changePerson } from "./people.api.ts";
import { ProfileForm } from "./profile-form.tsx";
import { changesOf, type ProfileValues, profileOf } from "./profile-values.ts";
import { RemovePersonCard } from "./remove-person-card.tsx";
import { sayFailed } from "./say-failed.ts";

type ShownBeside = (person: User) => ReactNode;

/** `/person/{id}`: what is known of somebody one interviews, and what can be done with it. */
export function PersonScreen({ id, children }: { id: string; children?: ShownBeside }) {
  const { user } = useSession();
  const { data, isPending, isError, error, refetch } = useQuery(intervieweesQuery(user?.id ?? ""));
  const person = data?.find((each) => each.id === id);
  return (
    <div className="wrap max-w-[46rem] pt-5 pb-18">
      <BackLink to={paths.dashboard()}>{m.people_back_to_dashboard()}</BackLink>
      <PageHeading title={person?.name ?? m.people_a_person()} className="mt-3 mb-6 text-3xl">
        <bdi>{person?.name ?? m.people_a_person()}</bdi>
      </PageHeading>
      {isPending && <Spinner label={m.people_loading_the_profile()} />}
      {isError && (
        <Notice
          tone="failed"
          title={m.people_the_profile_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data && !person && (
        <Notice tone="empty" title={m.people_this_person_is_not_among_yours()}>
          {m.people_somebody_may_have_removed_them_or()}
        </Notice>
      )}
      {person && (
        <Person key={person.id} person={person} others={data?.filter((each) => each !== person)}>
          {children}
        </Person>
      )}
    </div>
  );
}

type PersonProps = {
  person: User;
  others?: readonly User[] | undefined;
  children?: ShownBeside | undefined;
};

function Person({ person, others = [], children }: PersonProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (said: string) => {
    showToast({ tone: "success", title: said, goesAlong: true });
    navigate(paths.dashboard());
    await client.invalidateQueries({ queryKey: ["people"] });
  };
  const saving = useMutation({
    mutationFn: (values: ProfileValues) => changePerson(person.id, changesOf(values)),
    onSuccess: () => leave(m.people_profile_saved()),
    onError: sayFailed(m.people_failed_to_save_the_profile),
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card className="@container">
        <ProfileForm
          initial={profileOf(person)}
          onSave={(values) => saving.mutate(values)}
          isSaving={saving.isPending}
          saveLabel={m.people_save_profile()}
        />
      </Card>
      <HandOverCard person={person} onDone={leave} />
      {others.length > 0 && <MergeCard person={person} others={others} onDone={leave} />}
      {children?.(person)}
      <RemovePersonCard person={person} onDone={leave} />
    </div>
  );
}
