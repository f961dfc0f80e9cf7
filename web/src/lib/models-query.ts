import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/** The models that can be chosen, and who answers for each on this server. */
export const modelsQuery = queryOptions({
  queryKey: ["models", "list"],
  queryFn: ({ signal }) => call("listModels", undefined, { signal }),
  staleTime: 60_000,
});
