import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props<Form extends string> = {
  forms: readonly { form: Form; label: string; hint: string }[];
  /** Says in a sentence why it failed. */
  onExport: (form: Form) => Promise<string | null>;
  onClose: () => void;
  children?: ReactNode;
};

/** A choice of files to keep something in. */
export function ExportDialog<Form extends string>({ forms, onExport, onClose, children }: Props<Form>) {
  const [busy, setBusy] = useState<Form | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const make = async (form: Form) => {
    setBusy(form);
    setOutcome(null);
    setOutcome((await onExport(form)) ?? "The file is among your downloads.");
    setBusy(null);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Export">
      {children}
      <ul className="grid gap-3">
        {forms.map(({ form, label, hint }) => (
          <li
            key={form}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-line p-4"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{label}</p>
              <p className="text-s text-ink-mute">{hint}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={`Save as ${label}`}
              disabledReason={busy !== null && "The file is being made."}
              isReasonHidden
              onPress={() => void make(form)}
            >
              <Download size={22} aria-hidden />
              {busy === form ? "Making..." : "Save"}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold">
        {outcome}
      </p>
    </Dialog>
  );
}
