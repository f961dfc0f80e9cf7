import type { Story } from "@saga/contract/stories";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useEffectEvent, useReducer } from "react";
import { readStored, type StorageKey, writeStored } from "#lib/browser-storage.ts";
import { saveStoryText, storyKeys } from "../story.api.ts";
import {
  type Editing,
  type EditingEvent,
  mustSend,
  newEditing,
  nextEditing,
  stateOf,
} from "./story-editing.ts";

/** Milliseconds after the last key until a change is sent. */
const pause = 800;
const retryPause = 10_000;

const keptKey = (id: string): StorageKey => `saga-story-${id}`;

/** Sends a change of a story that is still on this device. Throws `ApiError`; does nothing when there is none. */
async function sendKept(id: string, client: QueryClient): Promise<void> {
  const text = readStored(keptKey(id));
  if (text === null) return;
  const stored = await saveStoryText(id, text);
  client.setQueryData(storyKeys.one(id), stored);
  if (readStored(keptKey(id)) === text) writeStored(keptKey(id), null);
}

/** Sends what an earlier visit could not, when a story is opened. */
export function useSendingKept(id: string, onFailed: () => void): void {
  const client = useQueryClient();
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    sendKept(id, client).catch(() => failed());
  }, [id, client]);
}

type Editor = { id: string; editing: Editing; send: Dispatch<EditingEvent> };

/** Sends a change when the writing pauses, one call at a time. */
function useSendingChanges({ id, editing, send }: Editor): void {
  const client = useQueryClient();
  const { text } = editing;
  const isDue = mustSend(editing);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      send({ type: "sending" });
      saveStoryText(id, text)
        .then((stored) => {
          client.setQueryData(storyKeys.one(id), stored);
          send({ type: "stored" });
        })
        .catch(() => send({ type: "failed" }));
    }, pause);
    return () => clearTimeout(timer);
  }, [client, id, isDue, text, send]);

  // A change made just before the screen is left is sent at once; should that fail, it is on this device.
  useEffect(() => () => void sendKept(id, client).catch(() => {}), [client, id]);
}

/** Tries again what could not be saved: after a pause, and when the connection is back. */
function useSavingAgain({ editing, send }: Editor): void {
  const { hasFailed } = editing;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => send({ type: "again" });
    const timer = setTimeout(again, retryPause);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [hasFailed, send]);
}

/** A story's text that can be changed: each change is on this device at once and on the server a moment later. */
export function useStoryEditing(story: Story) {
  const { id } = story;
  const [editing, send] = useReducer(nextEditing, null, () =>
    newEditing(story.story, readStored(keptKey(id))),
  );
  const { text, saved } = editing;
  useEffect(() => {
    writeStored(keptKey(id), text === saved ? null : text);
  }, [id, text, saved]);
  useSendingChanges({ id, editing, send });
  useSavingAgain({ id, editing, send });
  return {
    text,
    setText: (next: string) => send({ type: "typed", text: next }),
    state: stateOf(editing),
    saveAgain: () => send({ type: "again" }),
  };
}
