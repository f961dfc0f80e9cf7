import { useSyncExternalStore } from "react";
import { showToast } from "#ui/toast.ts";

/** What a person is told while a recording begins, pauses and fails. It stands in the dock, where the person looks and presses. */
export type RecordingNote = { title: string; description?: string; tone: "state" | "failure" };

const notes = {
  begun: { tone: "state", title: "Recording started", description: "Speak clearly into your microphone" },
  resumed: { tone: "state", title: "Recording resumed", description: "Continue speaking..." },
  paused: {
    tone: "state",
    title: "Recording paused",
    description: "Processing... Click to resume or send your message",
  },
  full: {
    tone: "failure",
    title: "This browser has no room left",
    description: "What you say is sent at once. Please keep this page open until your answer is sent.",
  },
  refused: { tone: "failure", title: "Failed to access microphone" },
  playback: { tone: "failure", title: "Can't Record", description: "Please wait for AI to finish speaking" },
  offline: {
    tone: "failure",
    title: "No Internet Connection",
    description:
      "Audio recording requires an internet connection for transcription. Please check your connection and try again.",
  },
} as const satisfies Record<string, RecordingNote>;

/** Milliseconds after which a state that the pill goes on showing needs no words any more. */
const stateShows = 6_000;

let current: RecordingNote | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: RecordingNote | null): void {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
}

/** Says it until something else is to be said; a state for a few seconds only. */
export function note(about: keyof typeof notes): void {
  show(notes[about]);
  if (notes[about].tone === "state") timer = setTimeout(clearNote, stateShows);
}

export const clearNote = (): void => show(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is to be said now; null: nothing. */
export const useNote = (): RecordingNote | null => useSyncExternalStore(subscribe, () => current);

/** Bytes below which a person is told that the browser has little room left: some hours of speech. */
const littleRoom = 100_000_000;

/** Asks the browser to keep what is recorded, and says early when there is little room for it. */
export async function warnWhenFull(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  if (quota === undefined || usage === undefined || quota - usage > littleRoom) return;
  showToast({
    tone: "info",
    title: "This device has little room left",
    description: "Your answers are sent as you speak. Please stay online, or free some room.",
  });
}
