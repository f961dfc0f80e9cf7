import { useEffect, useEffectEvent } from "react";
import { Landing } from "#features/landing/landing.tsx";
import { isOnboarding } from "#lib/onboarding-mark.ts";
import { readSignInMark } from "#lib/sign-in-mark.ts";
import { Notice } from "#ui/notice.tsx";
import { useSignInPart } from "./use-sign-in-part.ts";

type Props = { isInvited: boolean; onSignedIn: () => void };

/** The landing page with the way in. */
export function HomeView({ isInvited, onSignedIn }: Props) {
  const signIn = useSignInPart();
  const goOn = useEffectEvent(() => (isOnboarding() || readSignInMark()) && signIn.open());
  // A page that was reloaded on the way in, or in the middle of the first questions, goes on there.
  useEffect(() => void goOn(), []);
  const failure = signIn.hasFailed && (
    <Notice tone="failed" title="Saga cannot be reached." onRetry={signIn.open}>
      Check that you are connected to the internet, then try again.
    </Notice>
  );
  return (
    <>
      <Landing onSignIn={signIn.open} onNear={signIn.prepare} isInvited={isInvited} message={failure} />
      {signIn.Part && <signIn.Part onClose={signIn.close} onDone={onSignedIn} />}
    </>
  );
}
