import type { User } from "@saga/contract/people";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { type OpenIdResult, openIdChannelName, openIdPopup, toOpenIdResult } from "./openid-popup.ts";
import { signOut } from "./sign-out.ts";
import { accessDenied } from "./use-sign-in.ts";

const pollPause = 700;

const loginFailed = {
  tone: "error",
  title: "Login failed",
  description: "Unable to sign in with Google. Please try again.",
} as const;

const signedInUser = (): Promise<User | null> =>
  call("session").then(
    ({ user }) => user,
    () => null,
  );

/**
 * Signs in through a popup. Its result comes over a channel; some providers cut the tie between the windows, so a
 * window that seems closed only leads to a look at the session, and the channel stays open.
 */
export function useOpenId(onSignedIn: (user: User) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const popup = useRef<Window | null>(null);
  const isSettled = useRef(true);

  const settle = useEffectEvent(async (result: OpenIdResult) => {
    if (isSettled.current) return;
    isSettled.current = true;
    setIsOpen(false);
    if (result === "denied") await signOut().catch(() => {});
    if (result === "denied") return showToast(accessDenied);
    const user = result === "ok" ? await signedInUser() : null;
    if (user) return onSignedIn(user);
    showToast(loginFailed);
  });

  const lookAtSession = useEffectEvent(async () => {
    const user = await signedInUser();
    if (!user || isSettled.current) return setIsOpen(false);
    isSettled.current = true;
    onSignedIn(user);
  });

  useEffect(() => {
    const channel = new BroadcastChannel(openIdChannelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => void settle(toOpenIdResult(data));
    return () => channel.close();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const polling = setInterval(() => {
      if (!popup.current?.closed) return;
      clearInterval(polling);
      void lookAtSession();
    }, pollPause);
    return () => clearInterval(polling);
  }, [isOpen]);

  const open = () => {
    popup.current = openIdPopup();
    if (!popup.current) return showToast(loginFailed);
    isSettled.current = false;
    setIsOpen(true);
  };

  return { isOpen, open };
}
