import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Logo } from "#ui/logo.tsx";
import { ToastShelf } from "#ui/toast-shelf.tsx";

type Props = {
  onSignIn: () => void /** Called when somebody comes near a button, to fetch what it opens. */;
  onNear: () => void;
  isInvited: boolean;
};

/** Logo, Login and Sign Up; invited beta testers get only the logo. */
export function LandingHeader({ onSignIn, onNear, isInvited }: Props) {
  return (
    <header className="@container sticky top-0 z-20 border-b border-line bg-page">
      <div className="wrap flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <a
          href={paths.home()}
          aria-label={m.landing_saga_start_page()}
          className="inline-flex min-h-12 items-center no-underline"
        >
          <Logo />
        </a>
        {!isInvited && (
          <div className="ml-auto flex flex-wrap items-center gap-1">
            <Button variant="quiet" className="px-4!" onPress={onSignIn} onNear={onNear}>
              {m.landing_login()}
            </Button>
            <Button variant="secondary" className="px-4!" onPress={onSignIn} onNear={onNear}>
              {m.landing_sign_up()}
            </Button>
          </div>
        )}
      </div>
      <ToastShelf />
    </header>
  );
}
