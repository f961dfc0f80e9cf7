import { useNavigate } from "react-router";
import { SettingsScreen } from "#features/settings/settings-screen.tsx";
import { ExportCard } from "#features/takeout/export-card.tsx";
import { ImportCard } from "#features/takeout/import-card.tsx";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { forgetUser } from "./forget-user.ts";

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
          <ExportCard personId={id} title={m.app_your_data()} label={m.app_export_everything()}>
            {m.app_all_you_have_here_in_one()}
          </ExportCard>
          <ImportCard />
        </>
      )}
    </SettingsScreen>
  );
}
