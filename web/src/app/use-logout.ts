import { useState } from "react";
import { useNavigate } from "react-router";
import { signOut } from "#features/sign-in/sign-out.ts";
import { logWarning } from "#lib/log-warning.ts";
import { paths } from "#lib/paths.ts";
import { findUnsent, unsentWords } from "#lib/unsent.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { forgetUser } from "./forget-user.ts";

export type Logout = {
  /** Logs out, or asks first when something has not reached the server. */
  ask: () => void;
  /** What has not reached the server, in words, while that is being asked about. */
  unsent: string | null;
  stay: () => void;
  /** Signs out on the server, forgets the person in this browser and leaves for the landing page. */
  leave: () => void;
};

export function useLogout(): Logout {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<string | null>(null);

  const leave = () => {
    setUnsent(null);
    signOut()
      .then(() => {
        forgetUser();
        navigate(paths.home());
        showToast({
          tone: "success",
          goesAlong: true,
          title: m.app_logged_out_successfully(),
          description: m.app_you_have_been_logged_out_of(),
        });
      })
      .catch((error: unknown) => {
        logWarning("signing out failed", error);
        showToast({
          tone: "error",
          title: m.app_logout_failed(),
          description: m.app_there_was_an_error_logging_out(),
        });
      });
  };

  const ask = () => {
    findUnsent()
      .then((found) => {
        const words = unsentWords(found);
        if (words === null) leave();
        else setUnsent(words);
      })
      .catch(leave);
  };

  return { ask, unsent, stay: () => setUnsent(null), leave };
}
