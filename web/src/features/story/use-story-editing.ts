import type { Story } from "@saga/contract/stories";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { readStored, type StorageKey, writeStored } from "#lib/browser-storage.ts";
import { saveStoryText, storyKeys } from "./story.api.ts";
import { mustSend, newEditing, nextEditing, stateOf } from "./story-editing.ts";

/** Milliseconds after the last key until a change is sent. */
const pause = 800;
const retryPause = 10_000;

const keptKey = (id: string): StorageKey => `saga-story-${id}`;

/** Whether this device holds a change of this story that the server does not have. */
export const hasKeptChange = (id: string): boolean => readStored(keptKey(id)) !== null;

/** A story's text that can be changed: each change is on this device at once and on the server a moment later. */
export function useStoryEditing(story: Story) {
  const { id } = story;
  const client = useQueryClient();
  const [editing, send] = useReducer(nextEditing, null, () =>
    newEditing(story.story, readStored(keptKey(id))),
  );
  const [hasSavedOnce, setHasSavedOnce] = useState(false);
  const { text, saved, hasFailed } = editing;
  const isDue = mustSend(editing);

  useEffect(() => {
    writeStored(keptKey(id), text === saved ? null : text);
  }, [id, text, saved]);

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      send({ type: "sending" });
      saveStoryText(id, text)
        .then((stored) => {
          client.setQueryData(storyKeys.one(id), stored);
          setHasSavedOnce(true);
          send({ type: "stored" });
        })
        .catch(() => send({ type: "failed" }));
    }, pause);
    return () => clearTimeout(timer);
  }, [client, id, isDue, text]);

  // A change made just before the screen is left is sent at once; should that fail, it is on this device.
  const left = useRef<string | null>(null);
  left.current = isDue ? text : null;
  useEffect(
    () => () => {
      const text = left.current;
      if (text === null) return;
      saveStoryText(id, text)
        .then((stored) => {
          client.setQueryData(storyKeys.one(id), stored);
          if (readStored(keptKey(id)) === text) writeStored(keptKey(id), null);
        })
        .catch(() => {});
    },
    [client, id],
  );

  useEffect(() => {
    if (!hasFailed) return;
    const again = () => send({ type: "again" });
    const timer = setTimeout(again, retryPause);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [hasFailed]);

  return {
    text,
    setText: (next: string) => send({ type: "typed", text: next }),
    state: stateOf(editing, hasSavedOnce),
    saveAgain: () => send({ type: "again" }),
  };
}
