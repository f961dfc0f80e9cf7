import { useEffect, useRef } from "react";
import { messageAnchor } from "./transcript-facts.ts";

const readersOwn = ["wheel", "touchmove", "keydown"] as const;

/** Keeps the message that is heard in sight, until the reader goes elsewhere on their own; `again` begins anew. */
export function useFollowing(messageId: string | null, isPlaying: boolean) {
  const isFollowing = useRef(true);
  useEffect(() => {
    const leave = () => {
      isFollowing.current = false;
    };
    for (const name of readersOwn) window.addEventListener(name, leave, { passive: true });
    return () => {
      for (const name of readersOwn) window.removeEventListener(name, leave);
    };
  }, []);
  useEffect(() => {
    if (messageId === null || !isPlaying || !isFollowing.current) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    document
      .getElementById(messageAnchor(messageId))
      ?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "nearest" });
  }, [messageId, isPlaying]);
}
