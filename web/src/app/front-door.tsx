import { type ComponentType, useState } from "react";
import { paths } from "#lib/paths.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { HomeView } from "./home-view.tsx";

/** What the dashboard needs comes while its owner looks for the code in the mail. */
const fetchAhead = (): void => {
  const parts = [
    import("./app.tsx"),
    import("./router.tsx"),
    import("./headed-layout.tsx"),
    import("./sign-in-guard.tsx"),
    import("./dashboard-page.tsx"),
  ];
  void Promise.all(parts).catch(() => {});
};

/**
 * The landing page by itself: the whole first load of a stranger. After signing in the application takes its place,
 * already at the dashboard.
 */
export function FrontDoor({ isInvited }: { isInvited: boolean }) {
  const [app, setApp] = useState<{ Application: ComponentType } | null>(null);

  const enter = async () => {
    const [{ App }, { router }] = await Promise.all([import("./app.tsx"), import("./router.tsx")]);
    await router.navigate(paths.dashboard());
    setApp({ Application: App });
  };

  if (app) return <app.Application />;
  return (
    <>
      <SkipLink />
      <HomeView
        isInvited={isInvited}
        onSigningIn={fetchAhead}
        onSignedIn={() => void enter().catch(() => window.location.assign(paths.dashboard()))}
      />
    </>
  );
}
