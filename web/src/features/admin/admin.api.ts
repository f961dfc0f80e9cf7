import type { triableServices } from "@saga/contract/administration";
import type { spendKeys } from "@saga/contract/models";
import type { UserSortKey } from "@saga/contract/people";
import { type Language, limits } from "@saga/contract/vocabulary";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import type { Invitation } from "./invite-problems.ts";

export type SpendKey = (typeof spendKeys)[number];
export type Templates = { analyze: string; connect: string };
export type Trial = Templates & { language: Language; answer: string };

export const promptsQuery = queryOptions({
  queryKey: ["prompts", "saved"],
  queryFn: ({ signal }) => call("getPrompts", undefined, { signal }),
  staleTime: 0,
});

export const versionsQuery = (page: number) =>
  queryOptions({
    queryKey: ["prompts", "versions", page],
    queryFn: ({ signal }) => call("listPrompts", { query: { page, limit: 5 } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const savePrompts = (wanted: Templates & { based_on: number }) =>
  call("savePrompts", { body: wanted });
export const previewPrompt = (trial: Trial) => call("previewPrompt", { body: trial });
export const tryPrompt = (trial: Trial) => call("tryPrompt", { body: trial });

export const servicesQuery = queryOptions({
  queryKey: ["models", "services"],
  queryFn: ({ signal }) => call("modelServices", undefined, { signal }),
  staleTime: 0,
});

export const setUpQuery = queryOptions({
  queryKey: ["set-up"],
  queryFn: ({ signal }) => call("readSetUp", undefined, { signal }),
  staleTime: 0,
});

export const tryService = (service: (typeof triableServices)[number]) =>
  call("tryService", { body: { service } });

export const sendTestMail = () => call("sendTestMail");

export type SpendWish = { by: SpendKey; days: number; page: number; limit: number };

export const readSpend = (query: SpendWish, signal?: AbortSignal) =>
  call("spend", { query }, signal ? { signal } : undefined);

export const spendQuery = (wish: SpendWish) =>
  queryOptions({
    queryKey: ["models", "spend", wish],
    queryFn: ({ signal }) => readSpend(wish, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const findAccount = (email: string) => call("userByEmail", { params: { email } });
export const sendInvitation = (invitation: Invitation) =>
  call("inviteUser", { body: { ...invitation, has_logged_in: false } });

export type UsersWish = { page: number; sort: UserSortKey; order: "asc" | "desc" };

export const usersQuery = (wish: UsersWish) =>
  queryOptions({
    queryKey: ["users", wish],
    queryFn: ({ signal }) => call("listUsers", { query: { ...wish, limit: limits.pageSize } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const deleteUser = (id: string) => call("deleteUser", { params: { id } });

export type InterviewsWish = {
  name?: string;
  email?: string;
  date?: string;
  completed?: "true" | "false";
  page: number;
};

/** Minutes by which this browser's clock is ahead of UTC at that day's noon. */
const offsetOn = (date: string | undefined): number =>
  date ? -new Date(`${date}T12:00:00`).getTimezoneOffset() : 0;

export const allInterviewsQuery = (wish: InterviewsWish) =>
  queryOptions({
    queryKey: ["interviews", "all", wish],
    queryFn: ({ signal }) =>
      call("listInterviews", { query: { ...wish, utc_offset: offsetOn(wish.date) } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ["audit-log", page],
    queryFn: ({ signal }) => call("auditLog", { query: { page, limit: limits.pageSize } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
