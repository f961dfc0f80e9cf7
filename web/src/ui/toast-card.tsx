import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { afterPress } from "./press.ts";
import type { RaisedToast } from "./toasts.ts";

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const sides = { success: "border-l-primary", info: "border-l-accent", error: "border-l-record" };
const inks = { success: "text-primary", info: "text-accent", error: "text-record" };

/** Milliseconds that a toast is there to be read at least, unless a pointer or the focus is on it. Errors wait for Close. */
const lasts = 10_000;

/** What can be seen moves when a toast goes: never while somebody reads or is about to press, but with what they do next. */
function afterNextMove(leave: () => void): () => void {
  const given = new AbortController();
  const options = { signal: given.signal, capture: true, once: true };
  for (const move of ["click", "scroll", "focusin"])
    window.addEventListener(move, () => setTimeout(() => afterPress(leave)), options);
  return () => given.abort();
}

type Props = { toast: RaisedToast; onClose: () => void };

/** A message that appears: icon, bold line, second line and a Close button in words. */
export function ToastCard({ toast, onClose }: Props) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { tone } = toast;
  const isPassing = tone !== "error" && !isPointedAt && !isFocused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that is raised again is there for its whole time
  useEffect(() => {
    if (!isPassing) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = afterNextMove(onClose);
    }, lasts);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isPassing, toast]);

  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at only keeps it there
    <div
      role={tone === "error" ? "alert" : undefined}
      data-tone={tone}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={`flex w-full animate-appear flex-wrap items-center gap-x-3 rounded-m border border-l-8 border-line bg-surface py-2 pr-2 pl-4 font-ui text-m text-ink ${sides[tone]}`}
    >
      <Icon size={26} aria-hidden className={inks[tone]} />
      <p className="min-w-0 flex-1 basis-40">
        <b className="block font-semibold">{toast.title}</b>
        {toast.description && <span className="block text-s text-ink-soft">{toast.description}</span>}
      </p>
      <Button variant="quiet" size="small" className="ml-auto px-3!" onPress={onClose}>
        {m.ui_close()}
      </Button>
    </div>
  );
}
