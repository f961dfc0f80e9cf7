import { type ComponentType, useState } from "react";
import { forgetSignInMark } from "#lib/sign-in-mark.ts";
import { m } from "#messages";
import { Dialog } from "#ui/dialog.tsx";
import type { IntervieweeDetails } from "./interviewee-details.ts";
import { SignInDialogStep } from "./sign-in-dialog-step.tsx";
import { canClose, type SignInStep } from "./sign-in-steps.ts";
import { StepFocus } from "./step-focus.tsx";
import { useOpenId } from "./use-openid.ts";
import { useSignIn } from "./use-sign-in.ts";
import { useStepsInHistory } from "./use-steps-in-history.ts";

type Props = {
  onClose: () => void;
  /** Signed in and set up: time to leave for the dashboard. */
  onDone: () => void;
  /** The dialog that asks about a person to interview; the app brings it. */
  intervieweeDialog: ComponentType<{ onContinue: (details: IntervieweeDetails) => void; onBack: () => void }>;
};

const titles: Record<SignInStep["name"], () => string> = {
  choice: m.sign_in_sign_in_to_saga,
  email: m.sign_in_your_email_address,
  code: m.sign_in_enter_your_code,
  role: m.sign_in_whose_story_is_it,
  interviewee: m.sign_in_configure_interviewee,
  language: m.sign_in_preferred_language,
  waiting: m.sign_in_one_moment,
  "asking-microphone": m.sign_in_may_saga_listen,
  "text-only": m.sign_in_text_mode_only,
};

/** Everything between "Get Started" and the dashboard, as one dialog whose content changes. */
export function SignInFlow({ onClose, onDone, intervieweeDialog: IntervieweeDialog }: Props) {
  const flow = useSignIn(() => {
    forgetSignInMark();
    onDone();
  });
  const provider = useOpenId((user) => void flow.signedIn(user, null));
  const [hasMoved, setHasMoved] = useState(false);
  const { step, dispatch } = flow;
  const goBack = () => dispatch({ type: "back" });
  const close = useStepsInHistory({ step, onBack: goBack, onClose });
  if (!hasMoved && step.name !== "choice") setHasMoved(true);

  if (step.name === "interviewee") {
    return (
      <IntervieweeDialog
        onContinue={(person) => void flow.onboarded(step.user, { role: "interviewer", person })}
        onBack={goBack}
      />
    );
  }
  return (
    <Dialog isOpen title={titles[step.name]()} onClose={canClose(step) ? close : undefined}>
      <StepFocus key={step.name} isFirst={!hasMoved}>
        <SignInDialogStep flow={flow} provider={provider} />
      </StepFocus>
    </Dialog>
  );
}
