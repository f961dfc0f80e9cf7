import { Navigate, Outlet } from "react-router";
import { useSession } from "#lib/session.ts";
import { Spinner } from "#ui/spinner.tsx";
import { paths } from "./paths.ts";

/** Lets signed-in people through, and everybody else to the landing page. */
export function SignInGuard() {
  const { isLoading, isSignedIn } = useSession();
  if (isLoading) {
    return (
      <main id="content">
        <h1 className="sr-only">Saga</h1>
        <Spinner />
      </main>
    );
  }
  return isSignedIn ? <Outlet /> : <Navigate to={paths.home()} replace />;
}
