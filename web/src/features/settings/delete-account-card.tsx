import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";
import { deleteAccount } from "./settings.api.ts";

type Props = { user: User; people: number; interviews: number; onDeleted: () => void };

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Removes the account, after it has been said what goes. */
export function DeleteAccountCard({ user, people, interviews, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteAccount(user.id),
    onSuccess: onDeleted,
    onError: (error) => {
      const { text, advice } = errorWords(error);
      setIsAsking(false);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  return (
    <section
      aria-labelledby="delete-account"
      className="flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(1.1rem,4cqi,1.5rem)]"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="delete-account" className="text-xl">
          Delete Account
        </h2>
        <p className="text-ink-soft">You see what goes first.</p>
      </div>
      <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
        <Trash2 size={22} aria-hidden />
        Delete Account
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title="Delete your account?"
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>Keep my account</Button>
            <Button
              variant="danger"
              onPress={() => mutate()}
              disabledReason={isPending && "The account is being deleted."}
              isReasonHidden
            >
              {isPending ? "Deleting..." : "Delete it now"}
            </Button>
          </>
        }
      >
        <p>
          Your account goes, with {counted(people, "person", "people")} you interview,{" "}
          {counted(interviews, "interview", "interviews")}, their recordings and your stories. It cannot be
          taken back. Backups that were made of this server before still hold them.
        </p>
      </Dialog>
    </section>
  );
}
