import type { KeptOutItem } from "@saga/contract/interviews";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";

export type Confirming<Done> = {
  /** The thing that the person is asked about; null: none. */
  asked: KeptOutItem | null;
  ask: (item: KeptOutItem) => void;
  /** Nothing more is said of what was done. */
  clear: () => void;
  leave: () => void;
  confirm: () => void;
  isRunning: boolean;
  /** Why it could not be done; null: it was not tried, or it worked. */
  failure: string | null;
  /** What has come of it; null: it was not tried, or it failed. */
  done: Done | null;
};

type Act<Done> = {
  interviewId: string;
  run: (item: KeptOutItem) => Promise<Done>;
  onDone: (done: Done) => void;
  failed: (words: { advice: string }) => string;
};

/** Does something about things that are kept out of stories, each after one question; `left` is still kept out then. */
export function useConfirming<Done extends { left: KeptOutItem[] }>(act: Act<Done>): Confirming<Done> {
  const [asked, setAsked] = useState<KeptOutItem | null>(null);
  const queries = useQueryClient();
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: act.run,
    onSuccess: (done) => {
      queries.setQueryData(keptOutQuery(act.interviewId).queryKey, done.left);
      setAsked(null);
      act.onDone(done);
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
    failure: error && act.failed({ advice: errorWords(error).advice }),
    done: data ?? null,
  };
}
