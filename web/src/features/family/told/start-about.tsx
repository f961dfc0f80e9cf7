import type { About } from "@saga/contract/family-asks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";
import { useTellers } from "../whose-life.tsx";

type Asking = { about: About; without?: string | undefined };

/**
 * Starts an interview about one thing, or goes on with the one there is, and opens it. `lifeId`: who tells; null: where several could, `dialog` asks who.
 */
export function useStartAbout(lifeId: string | null) {
  const { people, isReady } = useTellers();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const starting = useMutation({
    mutationFn: ({ life, about }: { life: string; about: About }) =>
      call("startAbout", { params: { id: life }, body: { about } }),
    onSuccess: ({ id }) => navigate(paths.interview(id)),
    onError: (error: unknown) => {
      const { text, advice } = errorWords(error);
      showToast({ title: text, description: advice, tone: "error" });
    },
    onSettled: () => setAsking(null),
  });
  const tellersOf = ({ without }: Asking) => people.filter(({ id }) => id !== without);
  return {
    isBusy: starting.isPending || (lifeId === null && !isReady),
    /** `without`: whom it is about, who is not asked. */
    start: (about: About, without?: string) => {
      if (lifeId === null && !isReady) return;
      const [first, ...others] = tellersOf({ about, without });
      if (lifeId !== null) starting.mutate({ life: lifeId, about });
      else if (first && others.length === 0) starting.mutate({ life: first.id, about });
      else setAsking({ about, without });
    },
    dialog: (
      <Dialog isOpen={asking !== null} onClose={() => setAsking(null)} title={m.family_who_will_tell()}>
        <ul className="grid gap-3">
          {asking &&
            tellersOf(asking).map(({ id, name }) => (
              <li key={id}>
                <Button
                  variant="secondary"
                  isWide
                  disabledReason={starting.isPending && m.family_one_moment()}
                  isReasonHidden
                  onPress={() => starting.mutate({ life: id, about: asking.about })}
                >
                  {name}
                </Button>
              </li>
            ))}
        </ul>
      </Dialog>
    ),
  };
}
