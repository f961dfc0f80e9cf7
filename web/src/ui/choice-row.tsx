import { type ReactNode, useId } from "react";
import { RadioPill } from "./radio-pill.tsx";

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
            <RadioPill
              key={option.value}
              group={id}
              isChosen={value === option.value}
              onChoose={() => onChange(option.value)}
              className={`px-4 ${option.className ?? ""}`}
            >
              {option.icon}
              {option.label}
            </RadioPill>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
