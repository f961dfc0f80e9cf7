import { QueryClientProvider } from "@tanstack/react-query";
import { SignInFlow } from "#features/sign-in/sign-in-flow.tsx";
import { OnboardingInterviewee } from "./onboarding-interviewee.tsx";
import { queryClient } from "./query-client.ts";

type Props = { onClose: () => void; onDone: () => void };

/** The sign-in dialogs, put together with the dialog about a person to interview. */
export function SignInPart({ onClose, onDone }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignInFlow onClose={onClose} onDone={onDone} intervieweeDialog={OnboardingInterviewee} />
    </QueryClientProvider>
  );
}
