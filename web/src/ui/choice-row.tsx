import { type ReactNode, useId } from "react";

type Props<Value extends string> = {
  legend: string;
  hint: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode; className?: string }[];
  onChange: (value: Value) => void;
};

/** A choice of one among few words, side by side where there is room. */
export function ChoiceRow<Value extends string>({ legend, hint, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0 border-b border-line py-5 last:border-0">
      <legend className="float-left font-semibold">{legend}</legend>
      <div className="clear-both flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p id={`${id}-hint`} className="min-w-0 flex-1 basis-48 text-s text-ink-soft">
          {hint}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {options.map((option) => (
            <label
              key={option.value}
              className={`inline-flex min-h-target cursor-pointer items-center gap-2 rounded-m border-2 border-line-strong bg-surface px-4 font-semibold has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${option.className ?? ""}`}
            >
              <input
                type="radio"
                name={id}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                className="size-5 shrink-0 accent-primary focus-visible:shadow-none focus-visible:outline-none"
              />
              {option.icon}
              {option.label}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
