import { IntervieweeForm } from "#features/dashboard/interviewee-form.tsx";
import type { IntervieweeDetails } from "#features/sign-in/interviewee-details.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Props = { onContinue: (details: IntervieweeDetails) => void; onBack: () => void };

/** The dialog about a person to interview, as the first sign-in shows it. */
export function OnboardingInterviewee({ onContinue, onBack }: Props) {
  const back = (
    <Button variant="quiet" onPress={onBack}>
      {m.app_back()}
    </Button>
  );
  return (
    <Dialog isOpen title={m.app_configure_interviewee()}>
      <p>{m.app_please_provide_details_about_the_person()}</p>
      <IntervieweeForm onSubmit={onContinue} isBusy={false} actions={back} />
    </Dialog>
  );
}
