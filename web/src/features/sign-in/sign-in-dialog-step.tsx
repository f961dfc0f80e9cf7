import { Spinner } from "#ui/spinner.tsx";
import { ChoiceStep } from "./choice-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { LanguageStep } from "./language-step.tsx";
import { RoleStep } from "./role-step.tsx";
import { TextOnlyStep } from "./text-only-step.tsx";
import type { useOpenId } from "./use-openid.ts";
import type { useSignIn } from "./use-sign-in.ts";

type Props = { flow: ReturnType<typeof useSignIn>; provider: ReturnType<typeof useOpenId> };

/** The content of the dialog at each step. */
export function SignInDialogStep({ flow, provider }: Props) {
  const { step, dispatch } = flow;
  const goBack = () => dispatch({ type: "back" });

  switch (step.name) {
    case "choice":
      return (
        <ChoiceStep
          onEmail={() => dispatch({ type: "email-chosen" })}
          onSent={(sent) => dispatch({ type: "code-sent", sent })}
          onProvider={provider.open}
          isProviderOpen={provider.isOpen}
        />
      );
    case "email":
      return <EmailStep onSent={(sent) => dispatch({ type: "code-sent", sent })} onBack={goBack} />;
    case "code":
      return (
        <CodeStep
          sent={step.sent}
          onSent={(sent) => dispatch({ type: "code-sent", sent })}
          onVerified={(user, proven) => void flow.signedIn(user, proven)}
          onBack={goBack}
        />
      );
    case "role":
      return (
        <RoleStep user={step.user} onChosen={(role, user) => dispatch({ type: "role-chosen", role, user })} />
      );
    case "language":
      return (
        <LanguageStep
          initial={step.user.language}
          onChosen={(language) => void flow.onboarded(step.user, { role: "self", language })}
          onBack={goBack}
        />
      );
    case "asking-microphone":
      return <TextOnlyStep why="waiting" onContinue={flow.continueInText} />;
    case "text-only":
      return <TextOnlyStep why={step.why} onContinue={flow.continueInText} />;
    default:
      return <Spinner />;
  }
}
