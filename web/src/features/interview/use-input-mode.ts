import { useEffect, useState } from "react";
import { readSettings } from "#lib/account-settings.ts";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import {
  askForMicrophone,
  isMicrophoneBack,
  isMicrophoneBlocked,
  type MicrophoneState,
  rememberMicrophone,
} from "#lib/microphone-state.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { chooseMode, firstMode, type InputMode } from "./input-mode.ts";

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

/** The mode of a sitting, and whether a change is being asked about. */
export function useInputMode(isComplete: boolean): InputModeControls {
  const [isVoiceOff] = useState(() => !readSettings().voice_features);
  const [isBlocked, setIsBlocked] = useState(() => isVoiceOff || isMicrophoneBlocked() || !canRecordSound());
  const [mode, setMode] = useState<InputMode>(() =>
    firstMode({ stored: readStored("input-mode"), isBlocked }),
  );
  const [asked, setAsked] = useState<InputMode | null>(null);

  useEffect(() => {
    if (canRecordSound() && !isVoiceOff)
      void isMicrophoneBack().then((isBack) => isBack && setIsBlocked(false));
  }, [isVoiceOff]);

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
  return { mode, asked, isBlocked, isVoiceOff, choose, apply, stay: () => setAsked(null), block, checkAgain };
}
