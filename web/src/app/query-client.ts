import { QueryClient } from "@tanstack/react-query";
import { isNetworkError } from "#lib/api-error.ts";

/** One cache for the app. Only a missing connection is tried again by itself; a refusal stays one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && isNetworkError(error),
      networkMode: "always",
      refetchOnWindowFocus: false,
      staleTime: 10_000,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
