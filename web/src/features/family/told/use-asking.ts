import type { AskedAbout } from "@saga/contract/family-asks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { showToast } from "#ui/toast.ts";
import { personInterviewsQuery } from "../family.api.ts";
import { nextOf } from "./next-interview.ts";

/** Has the next interview of somebody ask about a picture, a chapter, a person or a date, and opens it. */
export function useAsking(lifeId: string | null) {
  const { user } = useSession();
  const navigate = useNavigate();
  const personId = lifeId ?? user?.id ?? "";
  const { data: interviews } = useQuery(personInterviewsQuery(personId));
  const next = interviews ? nextOf(interviews) : null;
  const asking = useMutation({
    mutationFn: async (about: AskedAbout) => {
      if (!next) return null;
      const interview = { number: next.number, interviewee: personId };
      const id = next.id ?? (await call("startInterview", { body: { interview } })).id;
      await call("askAbout", { params: { id: personId }, body: { interview: id, about } });
      return id;
    },
    onSuccess: (id, about) => {
      const picture = about.kind === "picture" ? about.id : undefined;
      if (id !== null) navigate(paths.interview(id, { picture }));
    },
    onError: (error: unknown) => {
      const { text, advice } = errorWords(error);
      showToast({ title: text, description: advice, tone: "error" });
    },
  });
  return { isPossible: next !== null, isBusy: asking.isPending, ask: asking.mutate };
}
