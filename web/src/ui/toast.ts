import { readSettings } from "#lib/account-settings.ts";
import { mountToaster } from "./toaster.tsx";
import { raise, type Toast } from "./toasts.ts";

/**
 * Announces something for ten seconds; errors stay until they are closed. Both go with the step they belong to. Whoever has
 * switched notifications off is told of errors alone.
 */
export function showToast(toast: Toast): void {
  if (toast.tone !== "error" && !readSettings().notifications) return;
  mountToaster();
  raise(toast);
}
