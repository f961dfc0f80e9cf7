import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/** What is kept out of stories because of this interview. A turn may add to it, and letting something in takes from it. */
export const keptOutQuery = (interviewId: string) =>
  queryOptions({
    queryKey: ["kept-out", interviewId],
    queryFn: async ({ signal }) =>
      (await call("getKeptOut", { params: { id: interviewId } }, { signal })).data,
    staleTime: 0,
  });
