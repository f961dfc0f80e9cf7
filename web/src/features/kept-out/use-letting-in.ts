import type { KeptOutItem } from "@saga/contract/interviews";
import { call } from "#lib/api-client.ts";
import { m } from "#messages";
import { useConfirming } from "./use-confirming.ts";

export type LettingIn = ReturnType<typeof useLettingIn>;

/** Hears what was let in, and what is still kept out. */
export type OnLetIn = (item: KeptOutItem, left: readonly KeptOutItem[]) => void;

/** Lets things in that are kept out of stories, each after one question. */
export const useLettingIn = (interviewId: string, onLetIn: OnLetIn) =>
  useConfirming({
    interviewId,
    run: async (item) => {
      const params = { id: interviewId, kept_id: item.id };
      return { item, left: (await call("letIn", { params })).data };
    },
    onDone: ({ item, left }) => onLetIn(item, left),
    failed: m.kept_out_it_could_not_be_let_in_and,
  });
