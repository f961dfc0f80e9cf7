import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** An interview with its messages. */
export const transcriptQuery = (id: string) =>
  queryOptions({ queryKey: ["transcript", id], queryFn: () => call("getInterview", { params: { id } }) });
