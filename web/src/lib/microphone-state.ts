import { readStored, writeStored } from "./browser-storage.ts";

/**
 * `denied`: the person or the browser's settings refuse it. `missing`: there is none. `insecure`: browsers give none to a
 * page whose address does not begin with https.
 */
export type MicrophoneState = "granted" | "denied" | "missing" | "insecure";

const permission = async (): Promise<PermissionState | null> => {
  const status = await navigator.permissions?.query({ name: "microphone" }).catch(() => null);
  return status?.state ?? null;
};

const hasMicrophone = async (): Promise<boolean> => {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => null);
  return devices === null || devices.some(({ kind }) => kind === "audioinput");
};

/** What is known without asking anybody; null when the browser would have to ask. */
export async function knownMicrophoneState(): Promise<MicrophoneState | null> {
  if (!window.isSecureContext) return "insecure";
  if (!navigator.mediaDevices?.getUserMedia) return "missing";
  const state = await permission();
  if (state === "denied") return "denied";
  if (!(await hasMicrophone())) return "missing";
  return state === "granted" ? "granted" : null;
}

/** The microphone was blocked when it was asked for last. */
export const isMicrophoneBlocked = (): boolean => readStored("microphone-blocked") === "true";

/** Why there is no microphone, as far as was found out when it was asked for last. */
export function whyNoMicrophone(): Exclude<MicrophoneState, "granted"> {
  if (!window.isSecureContext) return "insecure";
  return readStored("microphone-permission") === "missing" ? "missing" : "denied";
}

/**
 * Looks whether a blocked microphone has been allowed or connected since, and notes it. False where the browser does not
 * say: then only being asked again would tell.
 */
export async function isMicrophoneBack(): Promise<boolean> {
  if (!isMicrophoneBlocked() || !navigator.mediaDevices?.getUserMedia) return false;
  const state = await permission();
  const isBack = (state === "granted" || state === "prompt") && (await hasMicrophone());
  if (isBack) writeStored("microphone-blocked", "false");
  return isBack;
}

/** Asks for the microphone and lets it go at once. The browser may show a question that waits for an answer. */
export async function askForMicrophone(): Promise<MicrophoneState> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
    return "granted";
  } catch (error) {
    return stateAfter(error instanceof DOMException ? error.name : "");
  }
}

/** What a refusal of the browser means. A microphone that is busy elsewhere is there all the same. */
export function stateAfter(errorName: string): MicrophoneState {
  if (errorName === "NotAllowedError" || errorName === "SecurityError") return "denied";
  if (errorName === "NotFoundError" || errorName === "OverconstrainedError") return "missing";
  return "granted";
}

/** Keeps the outcome for the interview screen. Without a microphone every interview is held in writing. */
export function rememberMicrophone(state: MicrophoneState): void {
  const isBlocked = state !== "granted";
  writeStored("microphone-permission", state);
  writeStored("microphone-blocked", String(isBlocked));
  if (isBlocked) writeStored("input-mode", "text");
}

/** Browsers whose way to the microphone's switch differs. */
export type BrowserKind = "iphone" | "safari" | "firefox" | "android" | "chrome";

/** Which of them this is, as far as it says so. */
export function browserKind(agent: string): BrowserKind {
  if (/iPhone|iPad/.test(agent)) return "iphone";
  if (/Firefox/.test(agent)) return "firefox";
  if (/Android/.test(agent)) return "android";
  return /Chrome|Chromium|Edg/.test(agent) ? "chrome" : "safari";
}
