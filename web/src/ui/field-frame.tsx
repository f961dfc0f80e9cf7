import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Props = { id: string; label: string; hint?: string; error?: string | null; children: ReactNode };

/** Label above, hint below it, the error as icon and sentence beneath. The control says `aria-describedby={describedBy(id)}`. */
export function FieldFrame({ id, label, hint, error, children }: Props) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-s text-ink-mute">
          {hint}
        </p>
      )}
      {children}
      <div id={`${id}-error`} role="alert">
        {error && (
          <p className="flex items-start gap-2 text-s font-semibold text-record">
            <CircleAlert size={22} aria-hidden className="mt-0.5" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
