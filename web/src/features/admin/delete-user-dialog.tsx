import type { User } from "@saga/contract/people";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Props = { user: User | null; onClose: () => void; onDelete: (user: User) => void };

/** Asks before somebody is removed with everything of theirs. */
export function DeleteUserDialog({ user, onClose, onDelete }: Props) {
  return (
    <Dialog
      isOpen={user !== null}
      onClose={onClose}
      role="alertdialog"
      title={`Delete ${user?.name ?? ""}?`}
      actions={
        <>
          <Button onPress={onClose}>Keep {user?.name}</Button>
          <Button
            variant="danger"
            onPress={() => {
              if (user) onDelete(user);
              onClose();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>
        {user?.email && "The account goes with the people it interviews. "}Interviews and recordings go too.
        It cannot be taken back. Backups that were made of this server before still hold them.
      </p>
    </Dialog>
  );
}
