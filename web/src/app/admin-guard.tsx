import { Navigate, Outlet } from "react-router";
import { useSession } from "#lib/session.ts";
import { Spinner } from "#ui/spinner.tsx";
import { paths } from "./paths.ts";

/** Lets administrators through, and everybody else to the dashboard. */
export function AdminGuard() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner />;
  return user?.permissionLevel === "admin" ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}
