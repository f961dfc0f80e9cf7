import { readSignInMark } from "#lib/sign-in-mark.ts";
import { readSentCode } from "./sent-code.ts";
import { firstStep, type SignInStep } from "./sign-in-steps.ts";

/** The step before the account is proven that was reached when the page was reloaded. */
export function reachedStep(): SignInStep {
  const step = readSignInMark()?.step;
  if (step !== "code" && step !== "email") return firstStep;
  const sent = step === "code" ? readSentCode(Date.now()) : null;
  return sent ? { name: "code", sent } : { name: "email" };
}
