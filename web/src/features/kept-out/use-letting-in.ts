import type { KeptOutItem } from "@saga/contract/interviews";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { m } from "#messages";

export type LettingIn = {
  /** The thing that the person is asked about; null: none. */
  asked: KeptOutItem | null;
  ask: (item: KeptOutItem) => void;
  /** Nothing more is said of what was let in. */
  clear: () => void;
  leave: () => void;
  confirm: () => void;
  isRunning: boolean;
  /** Why it could not be let in; null: it was not tried, or it worked. */
  failure: string | null;
  /** Something has been let in here. */
  isDone: boolean;
};

/** Hears what was let in, and what is still kept out. */
export type OnLetIn = (item: KeptOutItem, left: readonly KeptOutItem[]) => void;

/** Lets things in that are kept out of stories, each after one question. */
export function useLettingIn(interviewId: string, onLetIn: OnLetIn): LettingIn {
  const [asked, setAsked] = useState<KeptOutItem | null>(null);
  const queries = useQueryClient();
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async (item: KeptOutItem) => {
      const params = { id: interviewId, kept_id: item.id };
      return { item, left: (await call("letIn", { params })).data };
    },
    onSuccess: ({ item, left }) => {
      queries.setQueryData(keptOutQuery(interviewId).queryKey, left);
      setAsked(null);
      onLetIn(item, left);
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
    confirm: () => asked && mutate(asked),
    isRunning: isPending,
    failure: error && m.kept_out_it_could_not_be_let_in_and({ advice: errorWords(error).advice }),
    isDone: isSuccess,
  };
}
