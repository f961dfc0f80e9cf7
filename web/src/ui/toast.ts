import { pushPage } from "./toast-place.ts";
import { mountToaster } from "./toaster.tsx";
import { raise, type Toast } from "./toasts.ts";

let wantsErrorsOnly = (): boolean => false;

/** Tells whether somebody wants to hear of errors alone; asked before each toast. */
export const limitToasts = (isWanted: () => boolean): void => {
  wantsErrorsOnly = isWanted;
};

/**
 * Announces something for ten seconds at least; errors stay until they are closed. Both go with the step they belong
 * to. They stand in the flow of the page or the dialog and push what is below them. Whoever wants
 * errors only is told of nothing else.
 */
export function showToast(toast: Toast): void {
  if (toast.tone !== "error" && wantsErrorsOnly()) return;
  mountToaster();
  pushPage();
  raise(toast);
}
