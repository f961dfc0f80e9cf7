import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The interview as the server has it after the sitting. */
export const toldQuery = (id: string) =>
  queryOptions({
    queryKey: ["closing", id],
    queryFn: ({ signal }) => call("getInterview", { params: { id } }, { signal }),
    staleTime: 0,
  });
