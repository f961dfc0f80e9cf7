import type { User } from "@saga/contract/people";
import { call } from "#lib/api-client.ts";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import { randomId } from "#lib/random-id.ts";
import type { IntervieweeValues } from "./interviewee-form.tsx";

/** Adds an interviewee of the signed-in person. `id` is the caller's, so that trying again adds nobody twice. */
export function addInterviewee({ id, values }: { id: string; values: IntervieweeValues }): Promise<User> {
  const parent = readStored("user-id");
  if (!parent) throw new MissingUserId();
  return call("createUser", {
    body: { id, ...values, name: values.name.trim(), parent, has_logged_in: false },
  });
}

/** Keeps what somebody is called, in the account and in this browser. */
export async function saveOwnName(id: string, name: string): Promise<User> {
  const user = await call("updateUser", { params: { id }, body: { name } });
  writeStored("user-name", user.name);
  return user;
}

/** This browser does not know who is signed in. */
export class MissingUserId extends Error {}

export const newIntervieweeId = randomId;
