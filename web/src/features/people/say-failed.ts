import { reasonWords } from "#lib/error-words.ts";
import { showToast } from "#ui/toast.ts";

/** Says what failed, why where the server has words for it, and what to do. */
export const sayFailed =
  (title: () => string) =>
  (error: unknown): void => {
    showToast({ tone: "error", title: title(), description: reasonWords(error) });
  };
