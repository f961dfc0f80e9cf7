import { useNavigate } from "react-router";
import { signOut } from "#features/sign-in/sign-out.ts";
import { logWarning } from "#lib/log-warning.ts";
import { showToast } from "#ui/toast.ts";
import { forgetUser } from "./forget-user.ts";
import { paths } from "./paths.ts";

/** Signs out on the server, forgets the person in this browser and leaves for the landing page. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut()
      .then(() => {
        forgetUser();
        navigate(paths.home());
        showToast({
          title: "Logged out successfully",
          description: "You have been logged out of your account",
        });
      })
      .catch((error: unknown) => {
        logWarning("signing out failed", error);
        showToast({ tone: "error", title: "Logout failed", description: "There was an error logging out" });
      });
  };
}
