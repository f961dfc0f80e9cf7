import type { User } from "@saga/contract/people";

/** What an account is called, in the server's judgement; null where nobody has said it yet. */
export const givenName = (user: Pick<User, "name" | "is_named"> | null): string | null =>
  user?.is_named ? user.name : null;
