import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Logout } from "./use-logout.ts";

/** Asked before somebody logs out while this browser holds what the server does not have. */
export function LogoutDialog({ logout: { unsent, stay, leave } }: { logout: Logout }) {
  return (
    <Dialog
      isOpen={unsent !== null}
      onClose={stay}
      title={m.app_not_everything_is_sent_yet()}
      actions={
        <>
          <Button onPress={stay}>{m.app_stay_so_that_it_is_sent()}</Button>
          <Button variant="secondary" onPress={leave}>
            {m.app_log_out_anyway()}
          </Button>
        </>
      }
    >
      <p>{m.app_this_browser_still_holds_unsent_that({ unsent: unsent ?? "" })}</p>
    </Dialog>
  );
}
