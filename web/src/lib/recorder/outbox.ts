import { ApiError } from "#lib/api-error.ts";
import { uploadKept } from "./upload.ts";

/** `kept`: the server has the whole. `empty`: there was nothing in it. `refused`: it will not take it; the recording stays in this browser. */
export type Delivery = { id: string; outcome: "kept" | "empty" | "refused"; error: unknown };

const listeners = new Set<(delivery: Delivery) => void>();
const busy = new Set<string>();
const wanted = new Set<string>();

const firstPause = 1_000;
const longestPause = 30_000;

const tell = (delivery: Delivery): void => {
  for (const listener of listeners) listener(delivery);
};

/** What repeating does not change: the recording is refused for good, unless the person signs in or frees room. */
const isLasting = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
  });

/** One window sends a recording at a time, where the browser can see to that; elsewhere repeating does no harm. */
async function alone(id: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`saga-upload-${id}`, work);
}

async function send(id: string): Promise<void> {
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
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
      await pauseFor(pause);
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

/** Hears of every recording that has arrived, or is refused. Returns how to stop. */
export function onDelivery(listener: (delivery: Delivery) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
