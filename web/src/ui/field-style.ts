/** Class names of a text field or a select. */
export const fieldStyle = (hasError: boolean): string =>
  `min-h-target w-full rounded-m bg-surface px-4 text-m text-ink placeholder:text-ink-mute placeholder:opacity-100 ${hasError ? "border-3 border-record" : "border-2 border-line-strong"}`;

/** Ids of what describes a control inside `FieldFrame`. */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string; error?: string | null },
): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
