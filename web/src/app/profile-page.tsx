import { useNavigate } from "react-router";
import { IntervieweeForm } from "#features/dashboard/interviewee-form.tsx";
import { useAddInterviewee } from "#features/dashboard/use-add-interviewee.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** Adds a person to interview on a page of its own, and goes back to the dashboard. */
export function ProfilePage() {
  const navigate = useNavigate();
  const { add, isAdding } = useAddInterviewee(() => navigate(paths.dashboard()));
  const cancel = (
    <LinkButton to={paths.dashboard()} variant="quiet">
      {m.app_cancel()}
    </LinkButton>
  );
  return (
    <div className="wrap max-w-[38rem] py-8">
      <PageHeading title={m.app_configure_interviewee()}>{m.app_configure_interviewee()}</PageHeading>
      <p className="mt-3 mb-6 text-l text-ink-soft">{m.app_please_provide_details_about_the_person()}</p>
      <Card>
        <IntervieweeForm onSubmit={add} isBusy={isAdding} actions={cancel} />
      </Card>
    </div>
  );
}
