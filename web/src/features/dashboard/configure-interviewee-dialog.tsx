import { m } from "#messages";
import { Dialog } from "#ui/dialog.tsx";
import { IntervieweeForm, type IntervieweeValues } from "./interviewee-form.tsx";

type Props = {
  isOpen: boolean;
  onContinue: (details: IntervieweeValues) => void;
  onClose: () => void;
  /** The person is being added; Continue waits. */
  isBusy?: boolean;
};

/** Asks about a person to interview. Opens empty each time: friend and English until something else is chosen. */
export function ConfigureIntervieweeDialog({ isOpen, onContinue, onClose, isBusy = false }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.dashboard_configure_interviewee()}>
      <p>{m.dashboard_please_provide_details_about_the_person()}</p>
      <IntervieweeForm onSubmit={onContinue} isBusy={isBusy} />
    </Dialog>
  );
}
