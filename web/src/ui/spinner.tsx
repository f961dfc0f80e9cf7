import { m } from "#messages";
import { RingsMark } from "./rings-mark.tsx";

/** Something is loading and it may take a moment; the words say what. Fills the space it is given. */
export function Spinner({ label = m.ui_loading() }: { label?: string }) {
  return (
    <div role="status" className="grid place-items-center gap-4 py-16 text-ink-soft">
      <RingsMark size={64} isPulsing />
      {label}
    </div>
  );
}
