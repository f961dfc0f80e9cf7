import { errorWords } from "#lib/error-words.ts";
import { showToast } from "#ui/toast.ts";

/** Says what failed, why where the server has words for it, and what to do. */
export const sayFailed =
  (title: string) =>
  (error: unknown): void => {
    const { text, advice } = errorWords(error);
    const why = text.startsWith("API Error") ? "" : `${text} `;
    showToast({ tone: "error", title, description: `${why}${advice}` });
  };
