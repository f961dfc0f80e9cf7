import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { paths } from "#lib/paths.ts";
import { showToast } from "#ui/toast.ts";
import { nextOf } from "./next-interview.ts";

/** Has the next interview of somebody ask which of two dates is right, and opens it. */
export function useAsking(personId: string) {
  const navigate = useNavigate();
  const { data: interviews } = useQuery(interviewsQuery([personId]));
  const next = interviews ? nextOf(interviews) : null;
  const asking = useMutation({
    mutationFn: async (proposal: string) => {
      if (!next) return null;
      const { number } = next;
      const body = { interview: { number, interviewee: personId } };
      const id = next.id ?? (await call("startInterview", { body })).id;
      await call("askAbout", { params: { id: personId }, body: { interview: id, proposal } });
      return id;
    },
    onSuccess: (id) => {
      if (id !== null) navigate(paths.interview(id));
    },
    onError: (error: unknown) => {
      const { text, advice } = errorWords(error);
      showToast({ title: text, description: advice, tone: "error" });
    },
  });
  return { isPossible: next !== null, isBusy: asking.isPending, ask: asking.mutate };
}
