import type { User, UserSortKey } from "@saga/contract/people";
import { givenName } from "#lib/given-name.ts";
import { relationshipWords } from "#lib/relationship-words.ts";
import { m } from "#messages";

export type UserOrder = { sort: UserSortKey; order: "asc" | "desc" };

/** The columns that the list can be sorted by, and how that is said where there are no columns. */
export const sortColumns = (): readonly { key: UserSortKey; label: string; asc: string; desc: string }[] => [
  { key: "name", label: m.admin_name(), asc: m.admin_name_a_to_z(), desc: m.admin_name_z_to_a() },
  { key: "email", label: m.admin_email(), asc: m.admin_email_a_to_z(), desc: m.admin_email_z_to_a() },
  { key: "role", label: m.admin_role(), asc: m.admin_role_admins_first(), desc: m.admin_role_admins_last() },
  {
    key: "has_logged_in",
    label: m.admin_signed_in(),
    asc: m.admin_not_signed_in_yet_first(),
    desc: m.admin_signed_in_first(),
  },
  {
    key: "interviewProgress",
    label: m.admin_progress(),
    asc: m.admin_least_progress_first(),
    desc: m.admin_most_progress_first(),
  },
];

/** A column is sorted ascending first; pressed again it turns round. */
export const nextOrder = (now: UserOrder, sort: UserSortKey): UserOrder => ({
  sort,
  order: now.sort === sort && now.order === "asc" ? "desc" : "asc",
});

export type ShownRole = "admin" | "interviewer" | "self";

export const roleOf = ({ permissionLevel, role }: User): ShownRole =>
  permissionLevel === "admin" ? "admin" : (role ?? "self");

/** By what somebody is told apart from others: the name, or the address where nobody has given one. */
export const calledName = (user: User): string => givenName(user) ?? user.email ?? user.name;

/** Only interviewers have people of their own to show. */
export const canExpand = ({ role }: User): boolean => role === "interviewer";

/** How an interviewee stands to the interviewer. */
export const kinship = ({ custom_relationship, relationship }: User): string =>
  custom_relationship || relationshipWords(relationship ?? "child");

/** "41 to 60 of 184" */
export const rangeWords = ({ page, size, total }: { page: number; size: number; total: number }): string =>
  total === 0
    ? m.admin_none()
    : m.admin_range({ from: (page - 1) * size + 1, to: Math.min(page * size, total), total });
