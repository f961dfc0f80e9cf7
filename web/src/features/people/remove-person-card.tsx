import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { removePerson } from "./people.api.ts";
import { sayFailed } from "./say-failed.ts";

type Props = { person: User; onDone: (said: string) => Promise<void> };

/** Removes somebody with all that was told, after saying so. */
export function RemovePersonCard({ person, onDone }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removePerson(person.id),
    onSuccess: () => onDone(m.people_has_been_removed({ name: person.name })),
    onError: (error) => {
      setIsAsking(false);
      sayFailed(m.people_failed_to_remove_the_person)(error);
    },
  });
  return (
    <section
      aria-labelledby="remove-person"
      className="flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(min(1.1rem,5vw),4cqi,1.5rem)]"
    >
      <h2 id="remove-person" className="min-w-0 flex-1 basis-64 text-xl">
        <MarkedText
          parts={m.people_remove_heading.parts({ name: person.name })}
          marks={{ name: (name) => <bdi>{name}</bdi> }}
        />
      </h2>
      <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
        <Trash2 size={22} aria-hidden />
        {m.people_remove()}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title={m.people_remove_name({ name: person.name })}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>{m.people_keep_name({ name: person.name })}</Button>
            <Button
              variant="danger"
              onPress={() => mutate()}
              disabledReason={isPending && m.people_the_person_is_being_removed()}
              isReasonHidden
            >
              {isPending ? m.people_removing() : m.people_remove_now()}
            </Button>
          </>
        }
      >
        <p>
          <MarkedText
            parts={m.people_what_goes_too.parts({ name: person.name })}
            marks={{ name: (name) => <bdi>{name}</bdi> }}
          />
        </p>
      </Dialog>
    </section>
  );
}
