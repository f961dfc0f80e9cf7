import { useSyncExternalStore } from "react";
import { afterPress } from "./press.ts";

/** What a toast says: a bold line and, if needed, a second one. What it means is always to be said: nothing is a success by default. */
export type Toast = {
  tone: "success" | "info" | "error";
  title: string;
  description?: string;
  /** It is said on the way to another page, and belongs to that one. */
  goesAlong?: boolean;
  /** The title of an error that is over with this: it goes. */
  solves?: string;
};

export type RaisedToast = Toast & { id: string };

/** More than these nobody reads. */
const most = 3;

let toasts: readonly RaisedToast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly RaisedToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The same words have the same one. */
export const toastId = ({ tone, title, description }: Toast): string => [tone, title, description].join("|");

/** The same words again renew the toast that is there instead of piling up. */
export function raise(toast: Toast): void {
  const id = toastId(toast);
  const others = toasts.filter((other) => other.id !== id && other.title !== toast.solves);
  change([...others, { ...toast, id }].slice(-most));
}

export const closeToast = (id: string): void => change(toasts.filter((toast) => toast.id !== id));

/** A step is over: what was said about it goes, and what was said on the way to the next one stays. */
export function leaveStep(): void {
  const over = new Set(toasts.filter(({ goesAlong }) => !goesAlong));
  if (over.size === 0) return;
  // What is raised again meanwhile belongs to the next step.
  afterPress(() => change(toasts.filter((toast) => !over.has(toast))));
}

/**
 * A page is there: gives what is to be called once it is sure that it is where somebody was going. What was said on the way to it belongs to it
 * then; what is said from now on may be on the way to the next one.
 */
export function arrive(): () => void {
  const brought = new Set(toasts.filter(({ goesAlong }) => goesAlong));
  return () => change(toasts.map((toast) => (brought.has(toast) ? { ...toast, goesAlong: false } : toast)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const toastsNow = (): readonly RaisedToast[] => toasts;

export const useToasts = (): readonly RaisedToast[] => useSyncExternalStore(subscribe, toastsNow);
