import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { Button } from "./button.tsx";
import type { Toast } from "./toast-message.ts";

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const sides = { success: "border-l-primary", info: "border-l-accent", error: "border-l-record" };

/** A message that appears: icon, bold line, second line and a Close button in words. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const tone = toast.tone ?? "success";
  const Icon = icons[tone];
  return (
    <div
      className={`flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-m border border-l-8 border-line bg-surface py-3 pr-2 pl-4 font-ui text-m text-ink shadow-2 ${sides[tone]}`}
    >
      <Icon size={26} aria-hidden />
      <p className="min-w-0 flex-1 basis-28">
        <b className="block font-semibold">{toast.title}</b>
        {toast.description && <span className="block text-s text-ink-soft">{toast.description}</span>}
      </p>
      <Button variant="quiet" size="small" className="px-3!" onPress={onClose}>
        Close
      </Button>
    </div>
  );
}
