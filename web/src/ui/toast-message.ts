export type ToastTone = "success" | "info" | "error";

/** What a toast says: a bold line and, if needed, a second one. */
export type Toast = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Of several about the same matter only the newest is shown. */
  about?: string;
};
