import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "#messages";
import { ToastCard } from "./toast-card.tsx";
import { closeToast, useToasts } from "./toasts.ts";

/** The toasts one below the other. Always there, so that what comes is read out; closing gives the focus back. */
export function ToastList() {
  const toasts = useToasts();
  const list = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const newest = toasts.at(-1)?.id;

  const close = (id: string) => {
    const hadFocus = list.current?.contains(document.activeElement);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
    closeToast(id);
  };

  // What Escape closes besides, a dialog or a list of choices, comes first and keeps the key to itself.
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && newest !== undefined) close(newest);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <section
      ref={list}
      aria-label={m.ui_messages()}
      aria-live="polite"
      className="wrap grid max-h-[40dvh] grid-cols-1 gap-2 overflow-y-auto not-empty:py-2"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  );
}
