import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { onSignInLost } from "#lib/api-client.ts";
import { readStored } from "#lib/browser-storage.ts";
import { paths } from "#lib/paths.ts";
import { isTelling } from "#lib/telling.ts";
import { m } from "#messages";
import { SkipLink } from "#ui/skip-link.tsx";
import { showToast } from "#ui/toast.ts";
import { arrive, leaveStep } from "#ui/toasts.ts";
import { forgetUser } from "./forget-user.ts";
import { OnTheWay } from "./on-the-way.tsx";
import { queryClient } from "./query-client.ts";

/** Milliseconds after which a page is where somebody was going, and not on the way there. */
const reached = 1_000;

/** Around every page: the skip link, the place in a page one comes back to, and the way out when a sign-in has ended. */
export function RootLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins without what was said on the one before
  useEffect(() => {
    leaveStep();
    const timer = setTimeout(arrive(), reached);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    onSignInLost(() => {
      if (isTelling()) return void navigate(paths.tell(), { replace: true });
      const wasKnown = readStored("user-id") !== null;
      forgetUser();
      navigate(paths.home(), { replace: true });
      if (!wasKnown) return;
      showToast({
        tone: "error",
        goesAlong: true,
        title: m.app_you_are_no_longer_signed_in(),
        description: m.app_please_sign_in_again_nothing_you(),
      });
    });
    return () => onSignInLost(() => {});
  }, [navigate]);

  useEffect(() => {
    // Somebody has logged out or in in another window: this one must not go on with who was here before.
    const look = ({ key }: StorageEvent) => {
      if (key === "user-id" || key === null) void queryClient.invalidateQueries();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, []);

  return (
    <>
      <SkipLink />
      <Outlet />
      <OnTheWay />
      <ScrollRestoration />
    </>
  );
}
