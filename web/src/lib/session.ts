import type { User } from "@saga/contract/people";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { readStored, writeStored } from "./browser-storage.ts";
import { givenName } from "./given-name.ts";
import { isTelling } from "./telling.ts";

/** The pages that ask for a stored user id know somebody again whose storage was cleared but who is signed in. */
const remembered = (user: User): User => {
  if (readStored("user-id") === null) {
    writeStored("user-id", user.id);
    writeStored("user-name", givenName(user));
  }
  return user;
};

const readSession = async (): Promise<User | null> => {
  // Whoever tells by a link has no account, and whoever else is signed in here is not meant.
  if (isTelling()) return null;
  return call("session")
    .then(({ user }) => remembered(user))
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    });
};

/** Who is signed in by the server's account; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: readSession,
  staleTime: 60_000,
  retryOnMount: false,
});

/**
 * `user` is null while loading, when nobody is signed in, and when the server cannot be asked. `isSignedIn` also holds
 * when it cannot be asked but this browser remembers a user.
 */
export function useSession(): { user: User | null; isLoading: boolean; isSignedIn: boolean } {
  const { data, isPending, errorUpdateCount } = useQuery(sessionQuery);
  const user = data ?? null;
  const isRefused = data === null;
  return {
    user,
    // Asking again after a failure must not take away the page that is open.
    isLoading: isPending && errorUpdateCount === 0,
    isSignedIn: user !== null || (!isRefused && readStored("user-id") !== null),
  };
}
