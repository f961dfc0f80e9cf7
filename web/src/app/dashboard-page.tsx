import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { Closing } from "#features/closing/closing.tsx";
import { DashboardScreen } from "#features/dashboard/dashboard-screen.tsx";
import { DepartureNotice } from "#features/settings/departure-notice.tsx";
import { readEnded } from "#lib/ended-sitting.ts";
import { paths } from "#lib/paths.ts";

/** `/game-dashboard`. Somebody who comes from an interview is thanked first; the dashboard stands below. */
export function DashboardPage() {
  const ended = readEnded(useLocation().state);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnded = ended !== null;
  const wasEnded = useRef(isEnded);

  useEffect(() => {
    if (isEnded) heading.current?.focus({ preventScroll: true });
    else if (wasEnded.current) document.querySelector("h1")?.focus();
  }, [isEnded]);

  return (
    <>
      {ended && (
        <Closing
          ended={ended}
          headingRef={heading}
          onDone={() => navigate(paths.dashboard(), { replace: true, state: null })}
        />
      )}
      <div className="wrap pt-5 empty:hidden">
        <DepartureNotice />
      </div>
      <DashboardScreen />
    </>
  );
}
