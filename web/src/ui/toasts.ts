import { useSyncExternalStore } from "react";

/** What a toast says: a bold line and, if needed, a second one. What it means is always to be said: nothing is a success by default. */
export type Toast = {
  tone: "success" | "info" | "error";
  title: string;
  description?: string;
  /** It is said on the way to another page, and belongs to that one. */
  goesAlong?: boolean;
};

export type RaisedToast = Toast & { id: string };

/** The toasts on the screen, and the place that a page keeps for them; null: the window's corner. */
type Toasts = { raised: readonly RaisedToast[]; shelf: HTMLElement | null };

/** More than these nobody reads. */
const most = 3;

let toasts: Toasts = { raised: [], shelf: null };
const listeners = new Set<() => void>();

function change(next: Partial<Toasts>): void {
  toasts = { ...toasts, ...next };
  for (const listener of listeners) listener();
}

/** The same words again renew the toast that is there instead of piling up. */
export function raise(toast: Toast): void {
  const id = [toast.tone, toast.title, toast.description].join("|");
  change({ raised: [...toasts.raised.filter((other) => other.id !== id), { ...toast, id }].slice(-most) });
}

export const closeToast = (id: string): void =>
  change({ raised: toasts.raised.filter((toast) => toast.id !== id) });

/** A step is over: what was said about it goes, and what was said on the way to the next one stays. */
export function leaveStep(): void {
  const left = toasts.raised.filter(({ goesAlong }) => goesAlong);
  if (left.length < toasts.raised.length) change({ raised: left });
}

/** A page has been reached: what was said on the way to it belongs to it. */
export const reachPage = (): void =>
  change({ raised: toasts.raised.map((toast) => ({ ...toast, goesAlong: false })) });

/** A ref for the place that a page keeps for toasts, so that they cover nothing. */
export const holdShelf = (shelf: HTMLElement | null): void => change({ shelf });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useToasts = (): Toasts => useSyncExternalStore(subscribe, () => toasts);
