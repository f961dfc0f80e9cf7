import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "#lib/paths.ts";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { showToast } from "#ui/toast.ts";
import { addPerson } from "./people.api.ts";
import { ProfileForm } from "./profile-form.tsx";
import { changesOf, emptyProfile, type ProfileValues } from "./profile-values.ts";
import { sayFailed } from "./say-failed.ts";

/** `/create-profile`: somebody to interview, with what is known of them. */
export function CreateProfileScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = useRef(randomId());
  const { mutate, isPending } = useMutation({
    mutationFn: (values: ProfileValues) => addPerson(id.current, changesOf(values)),
    onSuccess: () => {
      showToast({ tone: "success", title: m.people_profile_created(), goesAlong: true });
      navigate(paths.home());
      return client.invalidateQueries({ queryKey: ["people"] });
    },
    onError: sayFailed(m.people_failed_to_add_new_interviewee),
  });
  return (
    <div className="wrap max-w-[46rem] pt-5 pb-18">
      <LinkButton to={paths.home()} variant="quiet" className="-ml-4">
        <ArrowLeft size={24} aria-hidden />
        {m.people_back_to_dashboard()}
      </LinkButton>
      <PageHeading title={m.people_create_interviewee_profile()} className="mt-3 text-3xl">
        {m.people_create_interviewee_profile()}
      </PageHeading>
      <p className="mt-3 mb-6 text-l text-ink-soft">{m.people_only_the_name_is_needed_what()}</p>
      <Card className="@container">
        <ProfileForm
          initial={emptyProfile}
          onSave={(values) => mutate(values)}
          isSaving={isPending}
          saveLabel={m.people_save_profile()}
          actions={
            <LinkButton to={paths.home()} variant="quiet">
              {m.people_cancel()}
            </LinkButton>
          }
        />
      </Card>
    </div>
  );
}
