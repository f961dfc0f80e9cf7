import { useRef } from "react";
import { ToastCard } from "./toast-card.tsx";
import { closeToast, type RaisedToast } from "./toasts.ts";

/** The toasts one below the other. Always there, so that what comes is read out; closing gives the focus back. */
export function ToastList({ toasts, className }: { toasts: readonly RaisedToast[]; className: string }) {
  const before = useRef<Element | null>(null);
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className={`pointer-events-none grid gap-2 ${className}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onClose={(hadFocus) => {
            if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
            closeToast(toast.id);
          }}
        />
      ))}
    </section>
  );
}
