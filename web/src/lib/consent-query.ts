import { queryOptions } from "@tanstack/react-query";
import { m } from "#messages";
import { call } from "./api-client.ts";

/** Where the words of whoever tells may go. */
export const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ["consent", id],
    queryFn: ({ signal }) => call("getConsent", { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** Services as a sentence names them. */
export const servicesNamed = (names: readonly string[]): string =>
  names.reduce((first, second) => m.dashboard_first_and_second({ first, second }));
