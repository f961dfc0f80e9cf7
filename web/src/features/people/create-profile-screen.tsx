import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { randomId } from "#lib/random-id.ts";
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
      showToast({ tone: "success", title: "Profile created", goesAlong: true });
      navigate("/");
      return client.invalidateQueries({ queryKey: ["people"] });
    },
    onError: sayFailed("Failed to add new interviewee"),
  });
  return (
    <div className="wrap max-w-[46rem] pt-5 pb-18">
      <LinkButton to="/" variant="quiet" className="-ml-4">
        <ArrowLeft size={24} aria-hidden />
        Back to Dashboard
      </LinkButton>
      <PageHeading title="Create Interviewee Profile" className="mt-3 text-3xl">
        Create Interviewee Profile
      </PageHeading>
      <p className="mt-3 mb-6 text-l text-ink-soft">
        Only the name is needed. What you know besides helps the interviewer.
      </p>
      <Card className="@container">
        <ProfileForm
          initial={emptyProfile}
          onSave={(values) => mutate(values)}
          isSaving={isPending}
          saveLabel="Save Profile"
          actions={
            <LinkButton to="/" variant="quiet">
              Cancel
            </LinkButton>
          }
        />
      </Card>
    </div>
  );
}
