import type { User } from "@saga/contract/people";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { forgetOnboarding, onboardingRole, rememberOnboarding } from "#lib/onboarding-mark.ts";
import { sessionQuery } from "#lib/session.ts";
import { showToast } from "#ui/toast.ts";
import { leaveStep } from "#ui/toasts.ts";
import { lookUpAccount, rememberAccount } from "./account.ts";
import { forgetInvitation, invitationIn } from "./invitation-link.ts";
import { findOnboarding, keepName, type Onboarding, saveOnboarding } from "./onboarding.ts";
import { reachedStep } from "./reached-step.ts";
import { forgetSentCode } from "./sent-code.ts";
import { acceptInvitation } from "./sign-in.api.ts";
import { nextStep, type SignInEvent } from "./sign-in-steps.ts";
import { accessDenied, setupComplete, welcomeBack } from "./sign-in-toasts.ts";
import { signOut } from "./sign-out.ts";
import { type FreshToken, syncToken } from "./token-sync.ts";
import { useMicrophoneCheck } from "./use-microphone-check.ts";

/** The way from a proven account to the dashboard. `onDone` is called once, when everything is settled. */
export function useSignIn(onDone: () => void) {
  const [step, move] = useReducer(nextStep, undefined, reachedStep);
  const dispatch = (event: SignInEvent) => {
    leaveStep();
    if (event.type === "role-chosen") {
      rememberOnboarding(event.role);
      // A reload must not cost the name.
      if (event.user?.is_named) void keepName(event.user);
    }
    move(event);
  };
  const { checkMicrophone, continueInText } = useMicrophoneCheck(dispatch, onDone);
  const queryClient = useQueryClient();

  const enter = async (account: User, chosenRole: User["role"]) => {
    await rememberAccount(account, chosenRole);
    forgetOnboarding();
    queryClient.setQueryData(sessionQuery.queryKey, account);
    showToast(chosenRole ? setupComplete() : welcomeBack());
    await checkMicrophone();
  };

  /** The server has accepted a code or a provider's account. */
  const signedIn = async (user: User, proven: FreshToken | null) => {
    dispatch({ type: "signed-in" });
    forgetSentCode();
    void syncToken(proven);
    const account = await lookUpAccount(user);
    if (account?.has_logged_in) return enter(account, null);
    if (account) {
      const role = onboardingRole();
      rememberOnboarding(role);
      dispatch({ type: "is-new", user: account });
      return role && dispatch({ type: "role-chosen", role });
    }
    await signOut().catch(() => {});
    dispatch({ type: "failed" });
    showToast(accessDenied());
  };

  const onboarded = async (user: User, chosen: Onboarding) => {
    dispatch({ type: "details-given" });
    await enter(await saveOnboarding(user, chosen), chosen.role);
  };

  /** Somebody came by a link that signs in once. Where it cannot be used, there is still the code by mail. */
  const accept = async (invitation: string) => {
    dispatch({ type: "signed-in" });
    try {
      const { user, ...proven } = await acceptInvitation(invitation);
      forgetInvitation();
      await signedIn(user, proven);
    } catch (error) {
      if (error instanceof ApiError && error.code === "auth.invitation_used") forgetInvitation();
      dispatch({ type: "failed" });
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    }
  };

  const goOn = useEffectEvent(async () => {
    const invitation = invitationIn(window.location.hash);
    if (invitation) return accept(invitation);
    const user = await findOnboarding();
    if (user) await signedIn(user, null);
  });
  useEffect(() => void goOn(), []);
  useEffect(() => leaveStep, []);

  return { step, dispatch, signedIn, onboarded, continueInText };
}
