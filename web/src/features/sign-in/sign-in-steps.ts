import type { User } from "@saga/contract/people";
import type { MicrophoneState } from "#lib/microphone-state.ts";
import type { SentCode } from "./sent-code.ts";

/** Where somebody is on the way from "Login" to the dashboard. */
export type SignInStep =
  | { name: "choice" }
  | { name: "email" }
  | { name: "code"; sent: SentCode }
  | { name: "role"; user: User }
  | { name: "interviewee"; user: User }
  | { name: "language"; user: User }
  /** Something is being saved or asked; there is nothing to press. */
  | { name: "waiting" }
  /** The browser is asking whether the microphone may be used. */
  | { name: "asking-microphone" }
  | { name: "text-only"; why: Exclude<MicrophoneState, "granted"> };

export type SignInEvent =
  | { type: "email-chosen" }
  | { type: "back" }
  | { type: "code-sent"; sent: SentCode }
  | { type: "signed-in" }
  | { type: "is-new"; user: User }
  | { type: "role-chosen"; role: "self" | "interviewer"; user?: User }
  | { type: "details-given" }
  | { type: "microphone-asked" }
  | { type: "microphone-missing"; why: Exclude<MicrophoneState, "granted"> }
  | { type: "failed" };

export const firstStep: SignInStep = { name: "choice" };

/** Until the account is proven the dialog can be closed; afterwards each step leads on. */
export const canClose = (step: SignInStep): boolean => ["choice", "email", "code"].includes(step.name);

export function nextStep(step: SignInStep, event: SignInEvent): SignInStep {
  switch (event.type) {
    case "email-chosen":
      return { name: "email" };
    case "code-sent":
      return { name: "code", sent: event.sent };
    case "back":
      return stepBefore(step);
    case "signed-in":
    case "details-given":
      return { name: "waiting" };
    case "is-new":
      return { name: "role", user: event.user };
    case "role-chosen":
      if (step.name !== "role") return step;
      return {
        name: event.role === "interviewer" ? "interviewee" : "language",
        user: event.user ?? step.user,
      };
    case "microphone-asked":
      return { name: "asking-microphone" };
    case "microphone-missing":
      return { name: "text-only", why: event.why };
    case "failed":
      return firstStep;
  }
}

function stepBefore(step: SignInStep): SignInStep {
  if (step.name === "code") return { name: "email" };
  if (step.name === "interviewee" || step.name === "language") return { name: "role", user: step.user };
  return firstStep;
}
