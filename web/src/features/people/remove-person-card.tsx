import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { removePerson } from "./people.api.ts";
import { sayFailed } from "./say-failed.ts";

type Props = { person: User; onDone: (said: string) => Promise<void> };

/** Removes somebody with all that was told, after saying so. */
export function RemovePersonCard({ person, onDone }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removePerson(person.id),
    onSuccess: () => onDone(`${person.name} has been removed`),
    onError: (error) => {
      setIsAsking(false);
      sayFailed("Failed to remove the person")(error);
    },
  });
  return (
    <section
      aria-labelledby="remove-person"
      className="flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(1.1rem,4cqi,1.5rem)]"
    >
      <h2 id="remove-person" className="min-w-0 flex-1 basis-64 text-xl">
        Remove <bdi>{person.name}</bdi>
      </h2>
      <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
        <Trash2 size={22} aria-hidden />
        Remove
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title={`Remove ${person.name}?`}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>Keep {person.name}</Button>
            <Button
              variant="danger"
              onPress={() => mutate()}
              disabledReason={isPending && "The person is being removed."}
              isReasonHidden
            >
              {isPending ? "Removing..." : "Remove now"}
            </Button>
          </>
        }
      >
        <p>
          The interviews and recordings of <bdi>{person.name}</bdi> go too. It cannot be taken back. Backups
          that were made of this server before still hold them.
        </p>
      </Dialog>
    </section>
  );
}
