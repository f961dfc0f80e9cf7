import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Logout } from "./use-logout.ts";

/** Asked before somebody logs out while this browser holds what the server does not have. */
export function LogoutDialog({ logout: { unsent, stay, leave } }: { logout: Logout }) {
  return (
    <Dialog
      isOpen={unsent !== null}
      onClose={stay}
      title="Not everything is sent yet"
      actions={
        <>
          <Button onPress={stay}>Stay, so that it is sent</Button>
          <Button variant="secondary" onPress={leave}>
            Log out anyway
          </Button>
        </>
      }
    >
      <p>
        This browser still holds {unsent} that the server does not have. It stays here and is sent when you
        sign in again in this browser. Do not clear the browser's data before that.
      </p>
    </Dialog>
  );
}
