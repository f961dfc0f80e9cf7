import { forgetSettings } from "#lib/account-settings.ts";
import { clearStored, currentInterviewKeys } from "#lib/browser-storage.ts";
import { forgetOnboarding } from "#lib/onboarding-mark.ts";
import { writePreferences } from "#lib/preferences.ts";
import { queryClient } from "./query-client.ts";

/**
 * Removes what this browser remembers of the signed-in person. Answers that wait to be sent stay (`saga-…`): they exist
 * nowhere else.
 */
export function forgetUser(): void {
  writePreferences(null);
  forgetOnboarding();
  forgetSettings();
  clearStored([
    ...currentInterviewKeys,
    "user-id",
    "user-name",
    "user-role",
    "user-language",
    "authToken",
    "current-role",
    "saved-interviewees",
    "preferences",
    "default-interviewee",
    "default-relationship",
    "saga-unfinished-uploads",
  ]);
  queryClient.clear();
}
