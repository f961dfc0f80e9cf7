import { type Ref, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";
import { describedBy, fieldStyle } from "./field-style.ts";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | null;
  maxLength?: number;
  lang?: string;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text with their label above them; says how much room is left when there is a limit. */
export function TextArea({ label, value, onChange, hint, error, maxLength, rows = 6, ...area }: Props) {
  const id = useId();
  const described = [describedBy(id, { hint, error }), maxLength && `${id}-count`].filter(Boolean).join(" ");
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        value={value}
        maxLength={maxLength}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldStyle(Boolean(error))} resize-y py-3 leading-[1.5]`}
      />
      {maxLength && (
        <p id={`${id}-count`} className="text-s text-ink-mute">
          {value.length.toLocaleString("en-US")} of {maxLength.toLocaleString("en-US")} characters
        </p>
      )}
    </FieldFrame>
  );
}
