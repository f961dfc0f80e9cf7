import type { User } from "@saga/contract/people";
import { ApiError } from "#lib/api-error.ts";
import { logWarning } from "#lib/log-warning.ts";
import { rememberUser, type SignedIn } from "./remembered-user.ts";
import { fetchAccount, fetchInterviewees } from "./sign-in.api.ts";

/** The stored account of somebody who has just proven an address; null when there is none. */
export async function lookUpAccount(user: User): Promise<User | null> {
  if (!user.email) return user;
  try {
    return await fetchAccount(user.email);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    logWarning("the account was not read after signing in", error);
    return user;
  }
}

/** Keeps in this browser who is signed in. When the interviewees cannot be read, the account's own role counts. */
export async function rememberAccount(user: User, chosenRole: SignedIn["chosenRole"]): Promise<void> {
  try {
    rememberUser({ user, interviewees: await fetchInterviewees(user.id), chosenRole });
  } catch (error) {
    logWarning("the interviewees were not read after signing in", error);
    rememberUser({ user, interviewees: [], chosenRole: chosenRole ?? user.role });
  }
}
