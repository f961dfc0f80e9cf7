import type { Proposal } from "@saga/contract/family-told";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { familyQuery } from "../family.api.ts";

export type Correction = Partial<Pick<Proposal, "name" | "relation" | "side" | "date" | "place">>;

const paramsOf = ({ life, id }: Proposal) => ({ id: life, proposal: id });

/** A yes or a no to what was told. Undo on the tree takes either back. */
export function useProposals() {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: ({ proposal, correction }: { proposal: Proposal; correction: Correction | null }) =>
      correction
        ? call("takeProposal", { params: paramsOf(proposal), body: correction })
        : call("leaveProposal", { params: paramsOf(proposal) }),
    onSuccess: async (family, { correction }) => {
      queries.setQueryData(familyQuery.queryKey, family);
      showToast({
        title: correction ? m.family_added_to_your_family() : m.family_left_out(),
        description: m.family_undo_on_the_family_tree_takes(),
        tone: "success",
      });
      await queries.invalidateQueries({ queryKey: ["family", "proposals"] });
    },
    onError: (error: unknown) => {
      const { text, advice } = errorWords(error);
      showToast({ title: text, description: advice, tone: "error" });
    },
  });
  return {
    isBusy: decide.isPending,
    take: (proposal: Proposal, correction: Correction, onDone?: () => void) =>
      decide.mutate({ proposal, correction }, onDone ? { onSuccess: onDone } : undefined),
    leave: (proposal: Proposal) => decide.mutate({ proposal, correction: null }),
  };
}
