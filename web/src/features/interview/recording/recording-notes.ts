import { useSyncExternalStore } from "react";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";

/** What a person is told while a recording begins, pauses and fails. It stands in the dock, where the person looks and presses. */
export type RecordingNote = {
  about: keyof typeof notes;
  title: string;
  description?: string;
  tone: "state" | "failure";
};

/** As the messages are: they are asked for when they are said. */
type NoteWords = { title: () => string; description?: () => string; tone: "state" | "failure" };

const notes = {
  begun: {
    tone: "state",
    title: m.interview_recording_started,
    description: m.interview_speak_clearly_into_your_microphone,
  },
  resumed: {
    tone: "state",
    title: m.interview_recording_resumed,
    description: m.interview_continue_speaking,
  },
  paused: {
    tone: "state",
    title: m.interview_note_recording_paused,
    description: m.interview_processing_click_to_resume_or_send,
  },
  full: {
    tone: "failure",
    title: m.interview_this_browser_has_no_room_left,
    description: m.interview_what_you_say_is_sent_at,
  },
  refused: { tone: "failure", title: m.interview_failed_to_access_microphone },
  playback: {
    tone: "failure",
    title: m.interview_cant_record,
    description: m.interview_please_wait_for_ai_to_finish,
  },
  offline: {
    tone: "failure",
    title: m.interview_no_internet_connection,
    description: m.interview_audio_recording_requires_an_internet_connection,
  },
} as const satisfies Record<string, NoteWords>;

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
  const { tone, title, description }: NoteWords = notes[about];
  show({ about, tone, title: title(), description: description?.() });
  if (tone === "state") timer = setTimeout(clearNote, stateShows);
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
    title: m.interview_this_device_has_little_room_left(),
    description: m.interview_your_answers_are_sent_as_you(),
  });
}
