import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
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
    setOutcome((await onExport(form)) ?? m.ui_the_file_is_among_your_downloads());
    setBusy(null);
  };
  return (
    <Dialog isOpen onClose={onClose} title={m.ui_export()}>
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
              aria-label={m.ui_save_as_label({ label })}
              disabledReason={busy !== null && m.ui_the_file_is_being_made()}
              isReasonHidden
              onPress={() => void make(form)}
            >
              <Download size={22} aria-hidden />
              {busy === form ? m.ui_making() : m.ui_save()}
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
