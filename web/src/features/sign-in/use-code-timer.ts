import { useEffect, useReducer } from "react";
import { type CodeTimer, type CodeTimerReading, readTimer } from "./code-timer.ts";

/** The timer's reading, once a second. */
export function useCodeTimer(timer: CodeTimer): CodeTimerReading {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, []);
  return readTimer(timer, Date.now());
}
