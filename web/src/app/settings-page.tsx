import { useNavigate } from "react-router";
import { SettingsScreen } from "#features/settings/settings-screen.tsx";
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
    />
  );
}
