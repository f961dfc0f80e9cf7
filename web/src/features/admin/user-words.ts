import type { User, UserSortKey } from "@saga/contract/people";
import { capitalize } from "#lib/format.ts";

export type UserOrder = { sort: UserSortKey; order: "asc" | "desc" };

/** The columns that the list can be sorted by, and how that is said where there are no columns. */
export const sortColumns: readonly { key: UserSortKey; label: string; asc: string; desc: string }[] = [
  { key: "name", label: "Name", asc: "Name, A to Z", desc: "Name, Z to A" },
  { key: "email", label: "Email", asc: "Email, A to Z", desc: "Email, Z to A" },
  { key: "role", label: "Role", asc: "Role, admins first", desc: "Role, admins last" },
  {
    key: "has_logged_in",
    label: "Signed in",
    asc: "Not signed in yet first",
    desc: "Signed in first",
  },
  { key: "interviewProgress", label: "Progress", asc: "Least progress first", desc: "Most progress first" },
];

/** A column is sorted ascending first; pressed again it turns round. */
export const nextOrder = (now: UserOrder, sort: UserSortKey): UserOrder => ({
  sort,
  order: now.sort === sort && now.order === "asc" ? "desc" : "asc",
});

export type ShownRole = "admin" | "interviewer" | "self";

export const roleOf = ({ permissionLevel, role }: User): ShownRole =>
  permissionLevel === "admin" ? "admin" : (role ?? "self");

/** Only interviewers have people of their own to show. */
export const canExpand = ({ role }: User): boolean => role === "interviewer";

/** How an interviewee stands to the interviewer. */
export const kinship = ({ custom_relationship, relationship }: User): string =>
  custom_relationship || capitalize(relationship ?? "child");

/** "41 to 60 of 184" */
export const rangeWords = ({ page, size, total }: { page: number; size: number; total: number }): string =>
  total === 0 ? "None" : `${(page - 1) * size + 1} to ${Math.min(page * size, total)} of ${total}`;
