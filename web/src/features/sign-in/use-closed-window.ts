import { useEffect, useEffectEvent } from "react";

/** Milliseconds between two looks: a closed window tells nobody. */
const pause = 700;

/** Calls back once when a window that was opened has been closed. */
export function useClosedWindow(opened: Window | null, onClosed: () => void): void {
  const tell = useEffectEvent(onClosed);
  useEffect(() => {
    if (!opened) return;
    const looking = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(looking);
      tell();
    }, pause);
    return () => clearInterval(looking);
  }, [opened]);
}
