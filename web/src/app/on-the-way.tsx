import { useNavigation } from "react-router";
import { m } from "#messages";
import { RingsMark } from "#ui/rings-mark.tsx";

/** On a slow line a press would seem to have done nothing: says after a moment that the next page is on its way. */
export function OnTheWay() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 grid animate-appear place-items-center [animation-delay:400ms] [animation-fill-mode:both] print:hidden"
    >
      <span className="flex items-center gap-3 rounded-full border border-line-strong bg-surface px-6 py-3 font-semibold shadow-3">
        <RingsMark size={32} isPulsing />
        {m.ui_loading()}
      </span>
    </div>
  );
}
