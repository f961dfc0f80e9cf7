import { type Dispatch, useRef } from "react";
import { writeStored } from "#lib/browser-storage.ts";
import {
  askForMicrophone,
  knownMicrophoneState,
  type MicrophoneState,
  rememberMicrophone,
} from "#lib/microphone-state.ts";
import type { SignInEvent } from "./sign-in-steps.ts";

/** The last step before the dashboard. `onDone` is called once, even when the browser's answer comes late. */
export function useMicrophoneCheck(dispatch: Dispatch<SignInEvent>, onDone: () => void) {
  const isDone = useRef(false);

  const finish = () => {
    if (isDone.current) return;
    isDone.current = true;
    onDone();
  };

  const settle = (state: MicrophoneState) => {
    if (isDone.current) return;
    rememberMicrophone(state);
    if (state === "granted") finish();
    else dispatch({ type: "microphone-missing", why: state });
  };

  const checkMicrophone = async () => {
    const known = await knownMicrophoneState();
    if (known) return settle(known);
    dispatch({ type: "microphone-asked" });
    settle(await askForMicrophone());
  };

  /** Goes on in writing, also while the browser still waits for an answer about the microphone. */
  const continueInText = () => {
    writeStored("input-mode", "text");
    finish();
  };

  return { checkMicrophone, continueInText };
}
