import type { User } from "@saga/contract/people";
import { isOnboarding } from "#lib/onboarding-mark.ts";

/** The first questions were begun in this browser and are not answered yet. */
export const mustAsk = (user: User | null): boolean => user?.has_logged_in === false && isOnboarding();
