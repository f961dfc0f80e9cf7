type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** A native checkbox with its label; both are the target. */
export function Checkbox({ label, isChecked, onChange }: Props) {
  return (
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 px-2 text-s font-semibold text-ink-soft">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 flex-none cursor-pointer accent-primary"
      />
      {label}
    </label>
  );
}
