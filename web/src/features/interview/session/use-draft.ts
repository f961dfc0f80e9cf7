import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { draftKey, keepDraft, readDraft } from "./kept-answers.ts";

/** Milliseconds between the last key and the keeping. */
const pause = 250;

export type Draft = {
  text: string;
  /** What is written by now: what was rendered may be a letter behind. */
  now: () => string;
  setText: (text: string) => void;
  /** Puts words in front of what is written, and keeps both at once. */
  putBefore: (words: string) => void;
  /** Empties the text area, for a text that has been given as an answer. */
  clear: () => void;
};

/** `isOwn`: written in this window, not found in the browser when it was opened. */
type Written = { id: string | null; text: string; isKept: boolean; isOwn: boolean };

/** The text being written, kept in this browser while it is written, for each interview of its own. */
export function useDraft(interviewId: string | null): Draft {
  const [text, setShown] = useState("");
  const written = useRef<Written>({ id: null, text: "", isKept: true, isOwn: false });

  const keepNow = useCallback(() => {
    const { id, text, isKept } = written.current;
    if (!id || isKept) return;
    keepDraft(id, text);
    written.current.isKept = true;
  }, []);

  const setText = useCallback((next: string) => {
    written.current = { ...written.current, text: next, isKept: false, isOwn: true };
    setShown(next);
  }, []);

  useEffect(() => {
    if (!interviewId) return;
    written.current = { id: interviewId, text: readDraft(interviewId), isKept: true, isOwn: false };
    setShown(written.current.text);
    return keepNow;
  }, [interviewId, keepNow]);

  useKeepingWhile(text, keepNow);
  useOtherWindows(interviewId, () => {
    const { text, isOwn } = written.current;
    if (isOwn && text !== "") written.current.isKept = false;
  });

  const putBefore = useCallback(
    (words: string) => {
      setText([words, written.current.text].filter(Boolean).join("\n\n"));
      keepNow();
    },
    [setText, keepNow],
  );
  const clear = useCallback(() => {
    setText("");
    keepNow();
  }, [setText, keepNow]);
  const now = useCallback(() => written.current.text, []);
  return { text, now, setText, putBefore, clear };
}

/** Keeps a moment after the last key, and at once when the page is left or put aside. */
function useKeepingWhile(text: string, keepNow: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text starts the pause again
  useEffect(() => {
    const timer = setTimeout(keepNow, pause);
    return () => clearTimeout(timer);
  }, [text, keepNow]);

  useEffect(() => {
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [keepNow]);
}

/** Another window of the same interview kept or removed its own text in the same place: this one must be kept again. */
function useOtherWindows(interviewId: string | null, onChanged: () => void): void {
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (!interviewId) return;
    const listen = ({ key }: StorageEvent) => {
      if (key === draftKey(interviewId)) changed();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [interviewId]);
}
