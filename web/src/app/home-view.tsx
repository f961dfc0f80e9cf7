import { useEffect, useEffectEvent } from "react";
import { Landing } from "#features/landing/landing.tsx";
import { isOnboarding } from "#lib/onboarding-mark.ts";
import { readSignInMark } from "#lib/sign-in-mark.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { useSignInPart } from "./use-sign-in-part.ts";

type Props = {
  isInvited: boolean;
  onSignedIn: () => void;
  /** Somebody is signing in: time to fetch what comes after. */
  onSigningIn?: () => void;
};

/** The landing page with the way in. */
export function HomeView({ isInvited, onSignedIn, onSigningIn }: Props) {
  const signIn = useSignInPart();
  const goOn = useEffectEvent(() => (isOnboarding() || readSignInMark()) && signIn.open());
  // A page that was reloaded on the way in, or in the middle of the first questions, goes on there.
  useEffect(() => void goOn(), []);
  const isSigningIn = signIn.Part !== null;
  const fetchAhead = useEffectEvent(() => onSigningIn?.());
  useEffect(() => {
    if (isSigningIn) fetchAhead();
  }, [isSigningIn]);
  const message = signIn.isOpening ? (
    // A slow line has not brought the dialog yet; on a quick one nobody sees this.
    <p role="status" className="animate-appear [animation-delay:400ms] [animation-fill-mode:both]">
      {m.app_one_moment()}
    </p>
  ) : (
    signIn.hasFailed && (
      <Notice tone="failed" title={m.app_saga_cannot_be_reached()} onRetry={signIn.open}>
        {m.app_check_your_connection()}
      </Notice>
    )
  );
  return (
    <>
      <Landing onSignIn={signIn.open} onNear={signIn.prepare} isInvited={isInvited} message={message} />
      {signIn.Part && <signIn.Part onClose={signIn.close} onDone={onSignedIn} />}
    </>
  );
}
