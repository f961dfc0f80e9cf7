import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";
import { describedBy, fieldStyle } from "./field-style.ts";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | null;
  type?: "text" | "email" | "date";
  name?: string;
  /** An example, besides the label and never instead of it. */
  placeholder?: string;
  inputMode?: "numeric";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  isRequired?: boolean;
  isReadOnly?: boolean;
  lang?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text with its label above it. */
export function TextField({ label, value, onChange, hint, error, isRequired, isReadOnly, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isReadOnly}
        aria-required={isRequired || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${fieldStyle(Boolean(error))} read-only:border-dashed read-only:bg-page-deep read-only:text-ink-soft`}
      />
    </FieldFrame>
  );
}
