import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.ts";

type Props = { id: string; title: string; onDeleted: () => void };

const storiesWords = (count: number): string =>
  count === 0 ? "" : m.transcript_count_stories_have_lost_sentences_that_were({ count });

/** Deletes an interview with its recordings, after saying what goes. */
export function DeleteInterviewCard({ id, title, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("deleteInterview", { params: { id } }),
    onSuccess: ({ stories, stories_of_others }) => {
      const description = storiesWords(stories.length + stories_of_others);
      showToast({
        tone: "success",
        title: m.transcript_the_interview_has_been_deleted(),
        description,
        goesAlong: true,
      });
      onDeleted();
      void client.invalidateQueries({ queryKey: ["interviews"] });
      void client.invalidateQueries({ queryKey: ["stories"] });
    },
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({
        tone: "error",
        title: m.transcript_failed_to_delete_the_interview(),
        description: `${text} ${advice}`,
      });
      setIsAsking(false);
    },
  });
  return (
    <section
      aria-labelledby="delete-interview"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(min(1.1rem,5vw),4cqi,1.5rem)]"
    >
      <h2 id="delete-interview" className="min-w-0 flex-1 basis-64 text-xl">
        {m.transcript_delete_this_interview()}
      </h2>
      <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
        <Trash2 size={22} aria-hidden />
        {m.transcript_delete()}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title={m.transcript_delete_title({ title })}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>{m.transcript_keep_it()}</Button>
            <Button
              variant="danger"
              onPress={() => mutate()}
              disabledReason={isPending && m.transcript_the_interview_is_being_deleted()}
              isReasonHidden
            >
              {isPending ? m.transcript_deleting() : m.transcript_delete_now()}
            </Button>
          </>
        }
      >
        <p>{m.transcript_its_questions_answers_and_recordings_go_and()}</p>
      </Dialog>
    </section>
  );
}
