import type { Message } from "@saga/contract/interviews";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { forgetHere } from "#lib/forget-here.ts";
import { m } from "#messages";
import { useConfirming } from "./use-confirming.ts";

export type DeletingWords = ReturnType<typeof useDeletingWords>;

/** Hears how the messages of an interview stand once words of it are deleted. */
export type OnDeleted = (messages: readonly Message[]) => void;

type Of = { interviewId: string; messages: readonly Message[]; onDeleted: OnDeleted };

/** Deletes answers for good that are kept out of stories, each after one question; `done` says how many stories lost sentences by it. */
export function useDeletingWords({ interviewId, messages: before, onDeleted }: Of) {
  const queries = useQueryClient();
  return useConfirming({
    interviewId,
    // Only a thing that has an answer shows the way to it.
    run: async ({ answer_id: message = "" }) => {
      const { data, messages, stories } = await call("deleteWords", { params: { id: interviewId, message } });
      await forgetHere(interviewId, { before, left: messages });
      return { left: data, messages, stories };
    },
    onDone: ({ messages }) => {
      // Previews, stories, what is proposed for the tree: any of it may have held the words.
      void queries.invalidateQueries();
      onDeleted(messages);
    },
    failed: m.kept_out_it_could_not_be_deleted_and,
  });
}
