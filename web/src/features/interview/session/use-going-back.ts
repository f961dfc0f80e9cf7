import { useEffect, useState } from "react";
import type { Chapter } from "./chapters.ts";

/** Leads to an earlier message, which may have to be shown first. `from`: how far back messages are to be shown. */
export function useGoingBack(stopFollowing: () => void) {
  const [wanted, setWanted] = useState<Chapter | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const message = document.querySelector<HTMLElement>(`[data-message="${wanted.id}"]`);
    message?.scrollIntoView({ block: "start" });
    message?.focus({ preventScroll: true });
  }, [wanted]);
  const go = (chapter: Chapter) => {
    stopFollowing();
    setWanted({ ...chapter });
  };
  return { from: wanted?.place ?? null, go };
}
