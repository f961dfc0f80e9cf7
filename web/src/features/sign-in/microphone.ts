import { writeStored } from "#lib/browser-storage.ts";

/** `denied`: the person or the browser's settings refuse it. `missing`: there is none, or this page may not ask for one. */
export type MicrophoneState = "granted" | "denied" | "missing";

/** What is known without asking anybody; null when the browser would have to ask. */
export async function knownMicrophoneState(): Promise<MicrophoneState | null> {
  if (!navigator.mediaDevices?.getUserMedia) return "missing";
  const status = await navigator.permissions?.query({ name: "microphone" }).catch(() => null);
  if (status?.state === "denied") return "denied";
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => null);
  if (devices && !devices.some(({ kind }) => kind === "audioinput")) return "missing";
  return status?.state === "granted" ? "granted" : null;
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
