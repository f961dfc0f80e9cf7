import { Navigate, Outlet } from "react-router";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { Spinner } from "#ui/spinner.tsx";

/** Lets administrators through, and everybody else to the dashboard. */
export function AdminGuard() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner />;
  return user?.permissionLevel === "admin" ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}
