import type { spendKeys } from "@saga/contract/models";
import type { Language } from "@saga/contract/vocabulary";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

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
