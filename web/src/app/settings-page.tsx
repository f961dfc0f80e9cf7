import { useNavigate } from "react-router";
import { SettingsScreen } from "#features/settings/settings-screen.tsx";
import { ExportCard } from "#features/takeout/export-card.tsx";
import { ImportCard } from "#features/takeout/import-card.tsx";
import { forgetUser } from "./forget-user.ts";
import { paths } from "./paths.ts";

/** `/settings`. Whoever is signed out there, or has removed the account, is back at the landing page. */
export function SettingsPage() {
  const navigate = useNavigate();
  return (
    <SettingsScreen
      onGone={() => {
        forgetUser();
        navigate(paths.home(), { replace: true });
      }}
    >
      {({ id }) => (
        <>
          <ExportCard personId={id} title="Your data" label="Export everything">
            All you have here in one file: people, interviews with their recordings, stories, the family tree
            and its files. It can be brought into any Saga again.
          </ExportCard>
          <ImportCard />
        </>
      )}
    </SettingsScreen>
  );
}
