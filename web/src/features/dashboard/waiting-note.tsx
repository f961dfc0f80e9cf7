import { CloudOff } from "lucide-react";
import { m } from "#messages";

/** An answer was given while there was no connection; opening its interview sends it. */
export function WaitingNote() {
  return (
    <p className="col-span-2 flex items-start gap-2.5 rounded-m bg-honey-soft px-4 py-2 text-s font-semibold text-on-honey-soft">
      <CloudOff size={22} aria-hidden className="mt-0.5" />
      {m.dashboard_an_answer_waits_on_this_device()}
    </p>
  );
}
