import { queryOptions, useQuery } from "@tanstack/react-query";
import { knowsSettings, rememberSettings } from "./account-settings.ts";
import { call } from "./api-client.ts";

export const accountSettingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }) => {
    const settings = await call("getSettings", undefined, { signal });
    rememberSettings(settings);
    return settings;
  },
  staleTime: 60_000,
});

/**
 * Reads the account's settings on the first page of a visit. `isKnown`: this browser knows them, or cannot learn them now and
 * goes on with the usual ones.
 */
export function useAccountSettings(isSignedIn: boolean): { isKnown: boolean } {
  const { isFetched } = useQuery({ ...accountSettingsQuery, enabled: isSignedIn });
  return { isKnown: isFetched || knowsSettings() };
}
