import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/**
 * The interviews of these people, newest first, without their messages. Read anew on every screen that shows them:
 * somebody may come straight from an interview.
 */
export const interviewsQuery = (people: readonly string[]) =>
  queryOptions({
    queryKey: ["interviews", "of", ...people],
    queryFn: async ({ signal }) =>
      people.length === 0
        ? []
        : call("getInterviews", { query: { messages: "0" }, body: [...people] }, { signal }),
    staleTime: 0,
  });
