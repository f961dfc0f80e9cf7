import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { readStored } from "#lib/browser-storage.ts";
import { paths } from "#lib/paths.ts";
import { sessionQuery } from "#lib/session.ts";
import { HomeView } from "./home-view.tsx";
import { mustAsk } from "./must-ask.ts";
import { WaitingPage } from "./waiting-page.tsx";

/** The address `/`: somebody who is signed in and known to this browser goes on to the dashboard. */
export function HomePage() {
  const isKnown = readStored("user-id") !== null;
  const session = useQuery({ ...sessionQuery, enabled: isKnown });
  const [search] = useSearchParams();
  const navigate = useNavigate();

  if (isKnown && session.data && !mustAsk(session.data)) return <Navigate to={paths.dashboard()} replace />;
  if (isKnown && session.isPending) return <WaitingPage />;
  return (
    <HomeView
      isInvited={search.get("betainvite") === "true"}
      onSignedIn={() => navigate(paths.dashboard())}
    />
  );
}
