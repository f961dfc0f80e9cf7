import { type Dispatch, useEffect, useState } from "react";
import { writeStored } from "#lib/browser-storage.ts";
import {
  askForMicrophone,
  isMicrophoneBack,
  type MicrophoneState,
  rememberMicrophone,
} from "#lib/microphone-state.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { chooseMode, type InputMode } from "./input-mode.ts";
import { isVoiceBlocked, isVoiceOff } from "./starting-mode.ts";

export type InputModeControls = {
  mode: InputMode;
  /** The mode whose choice is being asked about. */
  asked: InputMode | null;
  isBlocked: boolean;
  /** Voice Features are switched off for the account. */
  isVoiceOff: boolean;
  choose: (mode: InputMode) => void;
  apply: (mode: InputMode) => void;
  stay: () => void;
  /** The browser has refused the microphone: answers are written from now on. */
  block: () => void;
  /** Asks the browser for a microphone once more; with one, answers can be spoken again. */
  checkAgain: () => Promise<MicrophoneState>;
};

type Options = { mode: InputMode; setMode: Dispatch<InputMode>; isComplete: boolean };

/** The mode of a sitting, and whether a change is being asked about. */
export function useInputMode({ mode, setMode, isComplete }: Options): InputModeControls {
  const [isOff] = useState(isVoiceOff);
  const [isBlocked, setIsBlocked] = useState(isVoiceBlocked);
  const [asked, setAsked] = useState<InputMode | null>(null);

  useEffect(() => {
    if (canRecordSound() && !isOff) void isMicrophoneBack().then((isBack) => isBack && setIsBlocked(false));
  }, [isOff]);

  const apply = (next: InputMode) => {
    setMode(next);
    setAsked(null);
    writeStored("input-mode", next);
  };
  const choose = (chosen: InputMode) => {
    const choice = chooseMode({ current: mode, chosen, isBlocked, isComplete });
    if (choice === "confirm") setAsked(chosen);
    if (choice === "switch") apply(chosen);
  };
  const block = () => {
    setIsBlocked(true);
    apply("text");
  };
  const checkAgain = async () => {
    if (!canRecordSound()) return "missing";
    const found = await askForMicrophone();
    rememberMicrophone(found);
    if (found === "granted") {
      setIsBlocked(false);
      apply("voice");
    }
    return found;
  };
  const stay = () => setAsked(null);
  return { mode, asked, isBlocked, isVoiceOff: isOff, choose, apply, stay, block, checkAgain };
}
