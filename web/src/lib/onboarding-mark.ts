import { readStored, writeStored } from "./browser-storage.ts";

const key = "saga-onboarding";

/** Somebody has proven an address here and has not answered the first questions yet. */
export const isOnboarding = (): boolean => readStored(key) !== null;

/** From now on a reload must not cost another code, and leads back to the questions. */
export const rememberOnboarding = (): boolean => writeStored(key, "true");
export const forgetOnboarding = (): boolean => writeStored(key, null);
