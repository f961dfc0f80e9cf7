import { IntervieweeForm } from "#features/dashboard/interviewee-form.tsx";
import type { IntervieweeDetails } from "#features/sign-in/interviewee-details.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Props = { onContinue: (details: IntervieweeDetails) => void; onBack: () => void };

/** The dialog about a person to interview, as the first sign-in shows it. */
export function OnboardingInterviewee({ onContinue, onBack }: Props) {
  const back = (
    <Button variant="quiet" onPress={onBack}>
      Back
    </Button>
  );
  return (
    <Dialog isOpen title="Configure Interviewee">
      <p>Please provide details about the person you want to interview.</p>
      <IntervieweeForm onSubmit={onContinue} isBusy={false} actions={back} />
    </Dialog>
  );
}
