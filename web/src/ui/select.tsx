import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { FieldFrame } from "./field-frame.tsx";
import { describedBy, fieldStyle } from "./field-style.ts";

/** `heading`: stands above this one choice in the list, in its own language. */
export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  heading?: { text: string; lang: string };
};

function Choice<Value extends string>({ value, label, heading }: SelectOption<Value>) {
  const option = <option value={value}>{label}</option>;
  if (!heading) return option;
  return (
    <optgroup label={heading.text} lang={heading.lang}>
      {option}
    </optgroup>
  );
}

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  hint?: string;
  error?: string | null;
  isDisabled?: boolean;
};

/** A choice from a list. Native, so that every phone shows it the way its owner knows. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, hint, error, isDisabled } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="relative block">
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={`${fieldStyle(Boolean(error))} appearance-none pr-12 text-ellipsis`}
        >
          {options.map((option) => (
            <Choice key={option.value} {...option} />
          ))}
        </select>
        <ChevronDown
          size={26}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  );
}
