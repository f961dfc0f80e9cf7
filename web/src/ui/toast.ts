import { mountToaster } from "./toaster.tsx";
import { raise, type Toast } from "./toasts.ts";

/** Announces something for ten seconds; errors stay until they are closed. Both go with the step they belong to. */
export function showToast(toast: Toast): void {
  mountToaster();
  raise(toast);
}
