import type { Family, FamilyPerson, FamilyPlace, FamilyUnion } from "@saga/contract/family";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { randomId } from "#lib/random-id.ts";
import { showToast } from "#ui/toast.ts";
import { familyQuery } from "./family.api.ts";

export type FamilyChange = {
  what: string;
  people?: readonly FamilyPerson[];
  unions?: readonly FamilyUnion[];
  places?: readonly FamilyPlace[];
  removed?: readonly string[];
  root?: string;
};

/** Changes of the family. Each is on the screen when the server has it, and says so. */
export function useFamilyChanges() {
  const queries = useQueryClient();
  const options = {
    onSuccess: (family: Family) => {
      queries.setQueryData(familyQuery.queryKey, family);
      void queries.invalidateQueries({ queryKey: ["family", "proposals"] });
    },
    onError: (error: unknown) => {
      const { text, advice } = errorWords(error);
      showToast({ title: text, description: advice, tone: "error" });
    },
  };
  const change = useMutation({
    mutationFn: ({ what, people = [], unions = [], places = [], removed = [], root }: FamilyChange) =>
      call("changeFamily", {
        body: {
          id: randomId(),
          what,
          people: [...people],
          unions: [...unions],
          places: [...places],
          removed: [...removed],
          ...(root ? { root } : {}),
        },
      }),
    ...options,
  });
  const start = useMutation({
    mutationFn: (way: "myself" | "example") => call("startFamily", { body: { with: way } }),
    ...options,
  });
  const undo = useMutation({ mutationFn: () => call("undoFamily"), ...options });
  return { change, start, undo };
}
