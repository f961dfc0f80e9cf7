import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/** Where the words of whoever tells may go. */
export const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ["consent", id],
    queryFn: ({ signal }) => call("getConsent", { params: { id } }, { signal }),
    staleTime: 60_000,
  });
