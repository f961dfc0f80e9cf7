import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";

type Props = { id: string; title: string; onDeleted: () => void };

const storiesWords = (count: number): string =>
  count === 0
    ? ""
    : `${count} ${count === 1 ? "story has" : "stories have"} lost sentences that were drawn from it.`;

/** Deletes an interview with its recordings, after saying what goes. */
export function DeleteInterviewCard({ id, title, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("deleteInterview", { params: { id } }),
    onSuccess: ({ stories, stories_of_others }) => {
      const description = storiesWords(stories.length + stories_of_others);
      showToast({ tone: "success", title: "The interview has been deleted", description, goesAlong: true });
      onDeleted();
      void client.invalidateQueries({ queryKey: ["interviews"] });
      void client.invalidateQueries({ queryKey: ["stories"] });
    },
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: "Failed to delete the interview", description: `${text} ${advice}` });
      setIsAsking(false);
    },
  });
  return (
    <section
      aria-labelledby="delete-interview"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(1.1rem,4cqi,1.5rem)]"
    >
      <h2 id="delete-interview" className="min-w-0 flex-1 basis-64 text-xl">
        Delete this interview
      </h2>
      <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
        <Trash2 size={22} aria-hidden />
        Delete
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title={`Delete “${title}”?`}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>Keep it</Button>
            <Button
              variant="danger"
              onPress={() => mutate()}
              disabledReason={isPending && "The interview is being deleted."}
              isReasonHidden
            >
              {isPending ? "Deleting..." : "Delete now"}
            </Button>
          </>
        }
      >
        <p>
          Its questions, answers and recordings go, and what stories drew from it. Saga forgets what was told
          in it. It cannot be taken back. Backups that were made of this server before still hold it.
        </p>
      </Dialog>
    </section>
  );
}
