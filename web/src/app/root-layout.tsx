import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigate } from "react-router";
import { onSignInLost } from "#lib/api-client.ts";
import { readStored } from "#lib/browser-storage.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { showToast } from "#ui/toast.ts";
import { useVisibleWindow } from "#ui/use-visible-window.ts";
import { forgetUser } from "./forget-user.ts";
import { paths } from "./paths.ts";
import { queryClient } from "./query-client.ts";

/** Around every page: the skip link, the place in a page one comes back to, and the way out when a sign-in has ended. */
export function RootLayout() {
  const navigate = useNavigate();
  useVisibleWindow();

  useEffect(() => {
    onSignInLost(() => {
      const wasKnown = readStored("user-id") !== null;
      forgetUser();
      navigate(paths.home(), { replace: true });
      if (!wasKnown) return;
      showToast({
        tone: "error",
        title: "You are no longer signed in",
        description: "Please sign in again. Nothing you saved is lost.",
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
      <ScrollRestoration />
    </>
  );
}
