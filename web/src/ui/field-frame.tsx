import type { ReactNode } from "react";
import { ErrorLine } from "./error-line.tsx";

type Props = { id: string; label: string; hint?: string; error?: string | null; children: ReactNode };

/** Label above, hint below it, the error beneath. The control is described by `describedBy(id, …)`. */
export function FieldFrame({ id, label, hint, error, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-s text-ink-mute">
          {hint}
        </p>
      )}
      {children}
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </div>
  );
}
