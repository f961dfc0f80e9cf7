import { showToast } from "#ui/toast.ts";

/** What a person is told while a recording begins, pauses and fails. */
const notes = {
  begun: {
    about: "recording",
    title: "Recording started",
    description: "Speak clearly into your microphone",
  },
  resumed: { about: "recording", title: "Recording resumed", description: "Continue speaking..." },
  paused: {
    about: "recording",
    title: "Recording paused",
    description: "Processing... Click to resume or send your message",
  },
  full: {
    title: "This browser has no room left",
    description: "What you say is sent at once. Please keep this page open until your answer is sent.",
    tone: "error",
  },
  refused: { title: "Failed to access microphone", tone: "error" },
  hearing: { title: "Can't Record", description: "Please wait for AI to finish speaking" },
  offline: {
    title: "No Internet Connection",
    description:
      "Audio recording requires an internet connection for transcription. Please check your connection and try again.",
    tone: "error",
  },
  littleRoom: {
    about: "room",
    title: "This device has little room left",
    description: "Your answers are sent as you speak. Please stay online, or free some room.",
  },
} as const;

export const note = (about: keyof typeof notes): void => showToast(notes[about]);

/** Bytes below which a person is told that the browser has little room left: some hours of speech. */
const littleRoom = 100_000_000;

/** Asks the browser to keep what is recorded, and says early when there is little room for it. */
export async function warnWhenFull(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  if (quota === undefined || usage === undefined || quota - usage > littleRoom) return;
  note("littleRoom");
}
