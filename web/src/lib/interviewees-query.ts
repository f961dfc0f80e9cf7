import type { User } from "@saga/contract/people";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/** The interviewees of a person. Read anew on every screen that shows them; the key begins with `people`. */
export const intervieweesQuery = (parent: string) =>
  queryOptions({
    queryKey: ["people", "by-parent", parent],
    queryFn: ({ signal }): Promise<User[]> => call("usersByParent", { params: { id: parent } }, { signal }),
    staleTime: 0,
    enabled: parent !== "",
  });
