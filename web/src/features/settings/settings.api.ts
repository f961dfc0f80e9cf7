import type { Role, Settings } from "@saga/contract/vocabulary";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

export type Profile = { name: string; bio: string; role: Role };

export const saveSettings = (settings: Settings) => call("saveSettings", { body: settings });

export const saveProfile = (id: string, { name, bio, role }: Profile) =>
  call("updateUser", {
    params: { id },
    body: { ...(name.trim() ? { name } : {}), role, bio: bio.trim() || null },
  });

export const sessionsQuery = (page: number) =>
  queryOptions({
    queryKey: ["sessions", page],
    queryFn: ({ signal }) => call("listSessions", { query: { page, limit: 10 } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const endSession = (id: string) => call("endSession", { params: { id } });
export const endSessions = () => call("endSessions");

/** When the account goes, if it is to. */
export const departureQuery = queryOptions({
  queryKey: ["departure"],
  queryFn: () => call("getDeparture"),
  staleTime: 0,
});
export const requestDeparture = () => call("requestDeparture");
export const takeBackDeparture = () => call("takeBackDeparture");
