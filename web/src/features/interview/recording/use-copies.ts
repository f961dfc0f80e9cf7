import { useEffect, useRef } from "react";
import { recordsOpus } from "#lib/recorder/microphone.ts";
import { readableCopy } from "#lib/recorder/readable-copy.ts";
import { originalSound, recordingsThatWantACopy, sendCopy } from "./recordings.api.ts";

/** Milliseconds after which nobody waits for anything more important. */
const pause = 5_000;

/** Sends a copy of what the server cannot decode, where this browser can. One try for each in a sitting. */
async function sendCopies(interviewId: string, tried: Set<string>): Promise<void> {
  for (const { id } of await recordingsThatWantACopy(interviewId)) {
    if (tried.has(id)) continue;
    tried.add(id);
    const place = { interviewId, recordingId: id };
    // What cannot be decoded here either is kept as it is: another browser may be able to.
    const copy = await readableCopy(await originalSound(place)).catch(() => null);
    if (copy) await sendCopy(place, copy);
  }
}

/**
 * Old Safari records in a form that only browsers decode: with a copy those answers are heard with the interview, too.
 * Looks when a sitting begins, and after each answer where this browser records like that.
 */
export function useCopies(interviewId: string, answers: number): void {
  const tried = useRef(new Set<string>());
  const hasLooked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer counts
  useEffect(() => {
    if (interviewId === "" || (hasLooked.current && recordsOpus())) return;
    const timer = setTimeout(() => {
      hasLooked.current = true;
      // It is tried again with the next answer, or when the person returns.
      sendCopies(interviewId, tried.current).catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [interviewId, answers]);
}
