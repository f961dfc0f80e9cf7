import type { PeopleTable } from "#platform/account-tables.ts";

/** A person as stored: an account that signs in, or an interviewee of one. */
export type Person = PeopleTable;
