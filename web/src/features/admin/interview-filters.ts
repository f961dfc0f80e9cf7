/** What the list of all interviews is narrowed down to; an empty text asks for nothing. */
export type Filters = { user: string; email: string; date: string; completed: "" | "true" | "false" };

export const noFilters: Filters = { user: "", email: "", date: "", completed: "" };

/** Filters out of the page's address. */
export function filtersFrom(search: URLSearchParams): Filters {
  const date = search.get("date") ?? "";
  const completed = search.get("completed");
  return {
    user: search.get("user") ?? "",
    email: search.get("email") ?? "",
    date: /^\d{4}-\d{2}-\d{2}$/u.test(date) ? date : "",
    completed: completed === "true" || completed === "false" ? completed : "",
  };
}

/** The list is read only for a name, an address or a day. */
export const asksForSomething = ({ user, email, date }: Filters): boolean =>
  [user, email, date].some((value) => value.trim() !== "");

/** As the call takes them; what is empty is left out. */
export const wishOf = ({ user, email, date, completed }: Filters, page: number) => ({
  ...(user.trim() ? { name: user.trim() } : {}),
  ...(email.trim() ? { email: email.trim() } : {}),
  ...(date ? { date } : {}),
  ...(completed ? { completed } : {}),
  page,
});
