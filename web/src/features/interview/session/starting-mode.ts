import { readSettings } from "#lib/account-settings.ts";
import { readStored } from "#lib/browser-storage.ts";
import { isMicrophoneBlocked } from "#lib/microphone-state.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { firstMode, type InputMode } from "./input-mode.ts";

/** Voice Features are switched off for the account. */
export const isVoiceOff = (): boolean => !readSettings().voice_features;

/** Nothing can be recorded, as far as this browser knows. */
export const isVoiceBlocked = (): boolean => isVoiceOff() || isMicrophoneBlocked() || !canRecordSound();

/** The mode an interview opens in on this device. */
export const startingMode = (): InputMode =>
  firstMode({ stored: readStored("input-mode"), isBlocked: isVoiceBlocked() });
