import { useEffect } from "react";
import { showToast } from "./toast.ts";
import { closeToast, type Toast, toastId } from "./toasts.ts";

/**
 * Announces that something failed, for as long as it does: once a later call brings what the first did not, nothing is wrong any
 * more. `error`: what the call failed with, null while it did not.
 */
export function useErrorToast(error: unknown, { title, description }: Pick<Toast, "title" | "description">) {
  useEffect(() => {
    if (!error) return;
    const toast = { tone: "error", title, ...(description ? { description } : {}) } as const;
    showToast(toast);
    return () => closeToast(toastId(toast));
  }, [error, title, description]);
}
