import type { Toast } from "./toast-message.ts";

/** Announces something for ten seconds; errors stay until they are closed. Loads the toaster when first needed. */
export function showToast(toast: Toast): void {
  import("./toaster.tsx").then(({ raiseToast }) => raiseToast(toast)).catch(() => {});
}

/** Fetches the toaster ahead of need, so that an error can still be shown when the connection is gone. */
export function prepareToasts(): void {
  import("./toaster.tsx").catch(() => {});
}
