import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { showToast } from "#ui/toast.ts";
import { departureQuery, requestDeparture, takeBackDeparture } from "./settings.api.ts";

/** When the account goes, if it is to, and the ways to ask for that and to take it back. */
export function useDeparture({ onSettled = () => {} }: { onSettled?: () => void } = {}) {
  const queries = useQueryClient();
  const departure = useQuery(departureQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (goes: boolean) => (goes ? requestDeparture() : takeBackDeparture()),
    onSuccess: (answer) => queries.setQueryData(departureQuery.queryKey, answer),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
    onSettled,
  });
  return {
    departure,
    dueAt: departure.data?.due_at ?? null,
    request: () => mutate(true),
    takeBack: () => mutate(false),
    isPending,
  };
}
