import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingHeader } from "./landing-header.tsx";

type Props = {
  onSignIn: () => void;
  /** Called when somebody comes near a button, to fetch what it opens. */
  onNear: () => void;
  /** A beta tester came by an invitation: there is no Login and Sign Up. */
  isInvited: boolean;
  /** Shown under the main button, for example that it failed. */
  message?: ReactNode;
};

/** The page strangers see. */
export function Landing({ onSignIn, onNear, isInvited, message }: Props) {
  return (
    <>
      <LandingHeader onSignIn={onSignIn} onNear={onNear} isInvited={isInvited} />
      <main id="content" className="@container">
        <Hero onSignIn={onSignIn} onNear={onNear} isInvited={isInvited} message={message} />
        <HowItWorks />
      </main>
      <Footer />
    </>
  );
}
