import type { User } from "@saga/contract/people";
import { call } from "#lib/api-client.ts";
import type { ProfileChanges } from "./profile-values.ts";

export const addPerson = (id: string, profile: ProfileChanges): Promise<User> =>
  call("createUser", { body: { id, ...profile, has_logged_in: false } });

export const changePerson = (id: string, profile: ProfileChanges): Promise<User> =>
  call("updateUser", { params: { id }, body: profile });

export const handOver = (id: string, email: string) =>
  call("handOver", { params: { id }, body: { email: email.trim() } });

export const mergeInto = (id: string, into: string) =>
  call("mergePeople", { params: { id }, body: { into } });

export const removePerson = (id: string) => call("deleteUser", { params: { id } });
