import { useEffect, useState } from "react";

/** Milliseconds. */
const tick = 250;

/** The page's clock, looked at again and again while it matters. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), tick);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
