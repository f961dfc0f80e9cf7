import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import { callPaths } from "#lib/call-paths.ts";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import { departureQuery, requestDeparture, takeBackDeparture } from "./settings.api.ts";

type Props = { exportOf: string; people: number; interviews: number };

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Has the account removed in seven days, after it has been said what goes, or takes that back. */
export function DeleteAccountCard({ exportOf, people, interviews }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  const departure = useQuery(departureQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (goes: boolean) => (goes ? requestDeparture() : takeBackDeparture()),
    onSuccess: (answer) => queries.setQueryData(departureQuery.queryKey, answer),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
    onSettled: () => setIsAsking(false),
  });
  const dueAt = departure.data?.due_at ?? null;
  if (departure.isError)
    return (
      <Notice
        tone="failed"
        title="Whether your account stays could not be loaded"
        onRetry={() => void departure.refetch()}
      >
        {errorWords(departure.error).advice}
      </Notice>
    );
  return (
    <section
      aria-labelledby="delete-account"
      className="flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(1.1rem,4cqi,1.5rem)]"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-2" role="status">
        <h2 id="delete-account" className="text-xl">
          Delete Account
        </h2>
        <p className="text-ink-soft">
          {dueAt === null
            ? "You see what goes first, and have seven days to take it back."
            : `Your account and everything in it go on ${formatLongDate(dueAt)}. Until then you can keep it.`}
        </p>
      </div>
      {dueAt === null ? (
        <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
          <Trash2 size={22} aria-hidden />
          Delete Account
        </Button>
      ) : (
        <Button onPress={() => mutate(false)} disabledReason={isPending && "One moment."} isReasonHidden>
          Keep my account
        </Button>
      )}
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
              onPress={() => mutate(true)}
              disabledReason={isPending && "One moment."}
              isReasonHidden
            >
              {isPending ? "Deleting..." : "Delete in seven days"}
            </Button>
          </>
        }
      >
        <p>
          Your account goes in seven days, with {counted(people, "person", "people")} you interview,{" "}
          {counted(interviews, "interview", "interviews")}, their recordings and your stories. Until then you
          can take it back here. Backups that were made of this server before still hold them.
        </p>
        <a
          href={`/api${callPaths.exportUser[1].replace("{id}", exportOf)}`}
          download="saga-everything.zip"
          className={buttonStyle({ variant: "secondary" })}
        >
          <Archive size={22} aria-hidden />
          Download everything first
        </a>
      </Dialog>
    </section>
  );
}
