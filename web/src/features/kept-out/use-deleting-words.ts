import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { forgetHere } from "#lib/forget-here.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { m } from "#messages";

export type DeletingWords = {
  /** The thing whose answer the person is asked about; null: none. */
  asked: KeptOutItem | null;
  ask: (item: KeptOutItem) => void;
  /** Nothing more is said of what was deleted. */
  clear: () => void;
  leave: () => void;
  confirm: () => void;
  isRunning: boolean;
  /** Why it could not be deleted; null: it was not tried, or it worked. */
  failure: string | null;
  /** Something has been deleted here, and how many stories lost sentences by it; null: nothing. */
  done: { stories: number } | null;
};

/** Hears how the messages of an interview stand once words of it are deleted. */
export type OnDeleted = (messages: readonly Message[]) => void;

type Of = { interviewId: string; messages: readonly Message[]; onDeleted: OnDeleted };

/** Deletes answers for good that are kept out of stories, each after one question. */
export function useDeletingWords({ interviewId, messages, onDeleted }: Of): DeletingWords {
  const [asked, setAsked] = useState<KeptOutItem | null>(null);
  const queries = useQueryClient();
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: (message: string) => call("deleteWords", { params: { id: interviewId, message } }),
    onSuccess: async ({ data, messages: left }) => {
      await forgetHere(interviewId, { before: messages, left });
      queries.setQueryData(keptOutQuery(interviewId).queryKey, data);
      // Previews, stories, what is proposed for the tree: any of it may have held the words.
      void queries.invalidateQueries();
      setAsked(null);
      onDeleted(left);
    },
  });
  return {
    asked,
    ask: (item) => {
      reset();
      setAsked(item);
    },
    clear: reset,
    leave: () => setAsked(null),
    confirm: () => asked?.answer_id && mutate(asked.answer_id),
    isRunning: isPending,
    failure: error && m.kept_out_it_could_not_be_deleted_and({ advice: errorWords(error).advice }),
    done: data ?? null,
  };
}
