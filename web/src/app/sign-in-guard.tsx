import { Navigate, Outlet } from "react-router";
import { useAccountSettings } from "#lib/account-settings-query.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { mustAsk } from "./must-ask.ts";
import { WaitingPage } from "./waiting-page.tsx";

/** Lets signed-in people through, and everybody else to the landing page: also those who have not answered the first questions. */
export function SignInGuard() {
  const { user, isLoading, isSignedIn } = useSession();
  const { isKnown } = useAccountSettings(isSignedIn);
  if (isLoading || (isSignedIn && !isKnown)) return <WaitingPage />;
  return isSignedIn && !mustAsk(user) ? <Outlet /> : <Navigate to={paths.home()} replace />;
}
