import { firstPause, isLasting, longerPause, pauseFor } from "#lib/trying-again.ts";
import { uploadKept } from "./upload.ts";

/**
 * `kept`: the server has the whole. `empty`: there was nothing in it. `delayed`: it could not be sent, which is tried again.
 * `refused`: the server will not take it; the recording stays in this browser.
 */
export type Delivery = { id: string; outcome: "kept" | "empty" | "delayed" | "refused"; error: unknown };

const listeners = new Set<(delivery: Delivery) => void>();
const busy = new Set<string>();
const wanted = new Set<string>();
const waking = new Map<string, () => void>();

const tell = (delivery: Delivery): void => {
  for (const listener of listeners) listener(delivery);
};

/** One window sends a recording at a time, where the browser can see to that; elsewhere repeating does no harm. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`saga-upload-${id}`, work);
}

async function send(id: string): Promise<void> {
  for (let pause = firstPause; ; pause = longerPause(pause)) {
    wanted.delete(id);
    try {
      const outcome = await uploadKept(id);
      if (outcome !== "unfinished") {
        // What was asked for meanwhile has been done: it is told once.
        wanted.delete(id);
        return tell({ id, outcome, error: null });
      }
      if (!wanted.has(id)) return;
      pause = firstPause;
    } catch (error) {
      if (isLasting(error)) return tell({ id, outcome: "refused", error });
      tell({ id, outcome: "delayed", error });
      await pauseFor(pause, (wake) => waking.set(id, wake));
      waking.delete(id);
    }
  }
}

/** Sends a recording as far as it has come, and goes on trying until the server has it. */
export function sendKept(id: string): void {
  wanted.add(id);
  if (busy.has(id)) return;
  busy.add(id);
  void alone(id, () => send(id)).finally(() => {
    busy.delete(id);
    if (wanted.has(id)) sendKept(id);
  });
}

/** Somebody waits for it: it is tried at once, however long the pause was to be. */
export function hurry(id: string): void {
  sendKept(id);
  waking.get(id)?.();
}

/** Hears of every recording that has arrived, has to wait, or is refused. Returns how to stop. */
export function onDelivery(listener: (delivery: Delivery) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
