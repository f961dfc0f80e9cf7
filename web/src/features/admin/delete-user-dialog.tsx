import type { User } from "@saga/contract/people";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { calledName } from "./user-words.ts";

type Props = { user: User | null; onClose: () => void; onDelete: (user: User) => void };

/** Asks before somebody is removed with everything of theirs. */
export function DeleteUserDialog({ user, onClose, onDelete }: Props) {
  return (
    <Dialog
      isOpen={user !== null}
      onClose={onClose}
      role="alertdialog"
      title={m.admin_delete_name({ name: user ? calledName(user) : "" })}
      actions={
        <>
          <Button onPress={onClose}>{m.admin_keep_name({ name: user ? calledName(user) : "" })}</Button>
          <Button
            variant="danger"
            onPress={() => {
              if (user) onDelete(user);
              onClose();
            }}
          >
            {m.admin_delete()}
          </Button>
        </>
      }
    >
      <p>{user?.email ? m.admin_what_goes_with_an_account() : m.admin_what_goes_with_a_person()}</p>
    </Dialog>
  );
}
