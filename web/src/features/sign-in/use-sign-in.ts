import type { User } from "@saga/contract/people";
import { useQueryClient } from "@tanstack/react-query";
import { useReducer, useRef } from "react";
import { writeStored } from "#lib/browser-storage.ts";
import { sessionQuery } from "#lib/session.ts";
import { showToast } from "#ui/toast.ts";
import { lookUpAccount, rememberAccount } from "./account.ts";
import {
  askForMicrophone,
  knownMicrophoneState,
  type MicrophoneState,
  rememberMicrophone,
} from "./microphone.ts";
import { type Onboarding, saveOnboarding } from "./onboarding.ts";
import { forgetSentCode } from "./sent-code.ts";
import { firstStep, nextStep } from "./sign-in-steps.ts";
import { signOut } from "./sign-out.ts";
import { type FreshToken, syncToken } from "./token-sync.ts";

export const accessDenied = {
  tone: "error",
  title: "Access denied",
  description:
    "You don't have permission to access this application. Please contact an administrator to get access.",
} as const;

/** The way from a proven account to the dashboard. `onDone` is called once, when everything is settled. */
export function useSignIn(onDone: () => void) {
  const [step, dispatch] = useReducer(nextStep, firstStep);
  const queryClient = useQueryClient();
  const isDone = useRef(false);

  const finish = () => {
    if (isDone.current) return;
    isDone.current = true;
    onDone();
  };

  const settleMicrophone = (state: MicrophoneState) => {
    if (isDone.current) return;
    rememberMicrophone(state);
    if (state === "granted") finish();
    else dispatch({ type: "microphone-missing", why: state });
  };

  const checkMicrophone = async () => {
    const known = await knownMicrophoneState();
    if (known) return settleMicrophone(known);
    dispatch({ type: "microphone-asked" });
    settleMicrophone(await askForMicrophone());
  };

  const enter = async (
    account: User,
    toast: { title: string; description?: string },
    role: User["role"] = null,
  ) => {
    await rememberAccount(account, role);
    queryClient.setQueryData(sessionQuery.queryKey, account);
    showToast(toast);
    await checkMicrophone();
  };

  /** The server has accepted a code or a provider's account. */
  const signedIn = async (user: User, proven: FreshToken | null) => {
    dispatch({ type: "signed-in" });
    forgetSentCode();
    void syncToken(proven);
    const account = await lookUpAccount(user);
    if (!account) {
      await signOut().catch(() => {});
      showToast(accessDenied);
      return dispatch({ type: "failed" });
    }
    if (!account.has_logged_in) return dispatch({ type: "is-new", user: account });
    await enter(account, { title: "Welcome back" });
  };

  const onboarded = async (user: User, chosen: Onboarding) => {
    dispatch({ type: "details-given" });
    const account = await saveOnboarding(user, chosen);
    const toast = { title: "Setup complete", description: "Saga account has been set up successfully!" };
    await enter(account, toast, chosen.role);
  };

  /** Goes on in writing, also while the browser still waits for an answer about the microphone. */
  const continueInText = () => {
    writeStored("input-mode", "text");
    finish();
  };

  return { step, dispatch, signedIn, onboarded, continueInText };
}
