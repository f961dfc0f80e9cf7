import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  /** What it means, in a smaller line below. */
  children: ReactNode;
};

/** A native checkbox with its label and what it means; all of it is the target. */
export function ExplainedCheckbox({ label, isChecked, isDisabled = false, onChange, children }: Props) {
  const id = useId();
  return (
    <label className="flex items-start gap-3 has-enabled:cursor-pointer">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={id}
        className="mt-0.5 size-8 flex-none accent-primary enabled:cursor-pointer"
      />
      <span className="min-w-0">
        <b className="block">{label}</b>
        <span id={id} className="text-s text-ink-soft">
          {children}
        </span>
      </span>
    </label>
  );
}
