import { readStored, writeStored } from "./browser-storage.ts";

const key = "saga-onboarding";

/** Somebody has proven an address here and has not answered the first questions yet. */
export const isOnboarding = (): boolean => readStored(key) !== null;

/** Whose story it is, once that is chosen; null before. */
export const onboardingRole = (): "self" | "interviewer" | null => {
  const role = readStored(key);
  return role === "self" || role === "interviewer" ? role : null;
};

/** From now on a reload must not cost another code, and leads back to the question that was reached. */
export const rememberOnboarding = (role?: "self" | "interviewer" | null): boolean =>
  writeStored(key, role ?? "true");
export const forgetOnboarding = (): boolean => writeStored(key, null);
