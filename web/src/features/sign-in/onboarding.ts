import type { User } from "@saga/contract/people";
import type { Language, Role } from "@saga/contract/vocabulary";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { logWarning } from "#lib/log-warning.ts";
import { forgetOnboarding, isOnboarding } from "#lib/onboarding-mark.ts";
import type { IntervieweeDetails } from "./interviewee-details.ts";
import { completeAccount, createInterviewee, saveName } from "./sign-in.api.ts";

/** What somebody chose on the first sign-in: themselves in a language, or a person to interview. */
export type Onboarding =
  | { role: "self"; language: Language }
  | { role: "interviewer"; person: IntervieweeDetails };

/** Who was being asked when the page was left, if the server still knows; null: nobody. */
export async function findOnboarding(): Promise<User | null> {
  if (!isOnboarding()) return null;
  return call("session").then(
    ({ user }) => user,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) forgetOnboarding();
      return null;
    },
  );
}

/** Keeps what somebody is called, before the rest is answered. It is saved again with that. */
export const keepName = (user: User): Promise<void> =>
  saveName(user).then(
    () => {},
    (error: unknown) => logWarning("the name was not kept in the onboarding", error),
  );

/** Saves what can be saved and answers the account as it is then. A failure is noted and does not stop the person. */
export async function saveOnboarding(user: User, chosen: Onboarding): Promise<User> {
  const role: Role = chosen.role;
  const language = chosen.role === "self" ? chosen.language : user.language;
  const given = user.is_named ? { name: user.name } : {};
  const saved = await completeAccount(user, { ...given, role, language }).catch((error: unknown) => {
    logWarning("the account was not updated in the onboarding", error);
    return { ...user, role, language };
  });
  if (chosen.role === "interviewer") {
    await createInterviewee(user, chosen.person).catch((error: unknown) =>
      logWarning("the interviewee was not created in the onboarding", error),
    );
  }
  return saved;
}
