import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { useErrorToast } from "#ui/use-error-toast.ts";
import { allInterviewsQuery } from "./admin.api.ts";
import { asksForSomething, type Filters, filtersFrom, noFilters, wishOf } from "./interview-filters.ts";

/** Milliseconds without a change after which the filters hold. */
const settling = 500;

/** All interviews by what is typed into the filters. The address presets them. */
export function useAllInterviews() {
  const [search] = useSearchParams();
  const [filters, setFilters] = useState<Filters>(() => filtersFrom(search));
  const [settled, setSettled] = useState({ filters, page: 1 });

  useEffect(() => {
    if (settled.filters === filters) return;
    const timer = setTimeout(() => setSettled({ filters, page: 1 }), settling);
    return () => clearTimeout(timer);
  }, [filters, settled.filters]);

  const isAsked = asksForSomething(settled.filters) && asksForSomething(filters);
  const list = useQuery({
    ...allInterviewsQuery(wishOf(settled.filters, settled.page)),
    enabled: isAsked,
  });
  useErrorToast(list.error, {
    title: m.admin_error(),
    description: m.admin_failed_to_fetch_interviews_please_try(),
  });

  return {
    filters,
    change: (changes: Partial<Filters>) => setFilters((before) => ({ ...before, ...changes })),
    clear: () => setFilters(noFilters),
    isAsked,
    isLoading: isAsked && list.isFetching,
    isError: isAsked && list.isError,
    error: list.error,
    /** Nothing while nothing is asked for. */
    found: isAsked ? list.data : undefined,
    page: settled.page,
    setPage: (page: number) => setSettled((before) => ({ ...before, page })),
    refresh: () => void (isAsked && list.refetch()),
  };
}
