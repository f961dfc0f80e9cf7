import type { User } from "@saga/contract/people";
import type { Language, Role } from "@saga/contract/vocabulary";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { randomId } from "#lib/random-id.ts";
import type { IntervieweeDetails } from "./interviewee-details.ts";

/** Which ways of signing in this server offers. */
export const signInOptionsQuery = queryOptions({
  queryKey: ["sign-in-options"],
  queryFn: () => call("signInOptions"),
  staleTime: 5 * 60_000,
});

export const sendCode = (email: string) => call("sendOtp", { body: { email } });

export const verifyCode = (email: string, otp: string) => call("verifyOtp", { body: { email, otp } });

export const acceptInvitation = (invitation: string) => call("acceptInvitation", { body: { invitation } });

export const fetchAccount = (email: string) => call("userByEmail", { params: { email } });

export const fetchInterviewees = (userId: string) => call("usersByParent", { params: { id: userId } });

/** Marks the onboarding of an account as over. */
export const completeAccount = (user: User, chosen: { name?: string; role: Role; language: Language }) =>
  call("updateUser", { params: { id: user.id }, body: { ...chosen, has_logged_in: true } });

export const saveName = ({ id, name }: User) => call("updateUser", { params: { id }, body: { name } });

/** Adds the person named in the onboarding. */
export const createInterviewee = (parent: User, details: IntervieweeDetails) =>
  call("createUser", {
    body: { id: randomId(), ...details, parent: parent.id, has_logged_in: false },
  });
