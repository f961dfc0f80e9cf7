import type { User } from "@saga/contract/people";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { type OpenIdResult, openIdChannelName, openIdPopup, toOpenIdResult } from "./openid-popup.ts";
import { accessDenied, loginFailed } from "./sign-in-toasts.ts";
import { signOut } from "./sign-out.ts";
import { useClosedWindow } from "./use-closed-window.ts";

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
  const [popup, setPopup] = useState<Window | null>(null);
  const isSettled = useRef(true);

  const settle = useEffectEvent(async (result: OpenIdResult) => {
    if (isSettled.current) return;
    isSettled.current = true;
    setPopup(null);
    if (result === "denied") await signOut().catch(() => {});
    const user = result === "ok" ? await signedInUser() : null;
    if (user) return onSignedIn(user);
    showToast(result === "denied" ? accessDenied() : loginFailed());
  });

  useEffect(() => {
    const channel = new BroadcastChannel(openIdChannelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => void settle(toOpenIdResult(data));
    return () => channel.close();
  }, []);

  useClosedWindow(popup, async () => {
    setPopup(null);
    const user = await signedInUser();
    if (!user || isSettled.current) return;
    isSettled.current = true;
    onSignedIn(user);
  });

  const open = () => {
    const opened = openIdPopup();
    if (!opened) return showToast(loginFailed());
    isSettled.current = false;
    setPopup(opened);
  };

  return { isOpen: popup !== null, open };
}
