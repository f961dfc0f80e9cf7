import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";

/** One sentence about what is going on, on the dock's upper edge. Empty when nothing is. */
export function StatePill({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute top-0 left-1/2 w-max max-w-[92%] -translate-x-1/2 -translate-y-1/2"
    >
      {children && (
        <p className="flex items-center justify-center gap-3 rounded-full border-2 border-surface bg-accent-soft px-4 py-2 text-s font-semibold text-on-accent-soft shadow-1 @wide:px-5 @wide:text-m">
          <Ellipsis size={24} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
