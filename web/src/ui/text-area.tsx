import { useId, useRef } from "react";
import { m } from "#messages";
import { FieldFrame } from "./field-frame.tsx";
import { describedBy, fieldStyle } from "./field-style.ts";
import { useOwnText } from "./own-text.ts";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | null;
  maxLength?: number;
  lang?: string;
  rows?: number;
};

/** Several lines of text with their label above them; says how much room is left when there is a limit. */
export function TextArea({ label, value, onChange, hint, error, maxLength, rows = 6, ...area }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const onOwnChange = useOwnText(field, { text: value, onText: onChange });
  const described = [describedBy(id, { hint, error }), maxLength && `${id}-count`].filter(Boolean).join(" ");
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        ref={field}
        id={id}
        rows={rows}
        maxLength={maxLength}
        aria-describedby={described || undefined}
        onChange={onOwnChange}
        className={`${fieldStyle(Boolean(error))} resize-y py-3 leading-[1.5]`}
      />
      {maxLength && (
        <p id={`${id}-count`} className="text-s text-ink-mute">
          {m.ui_length_of_most_characters({
            length: value.length.toLocaleString("en-US"),
            most: maxLength.toLocaleString("en-US"),
          })}
        </p>
      )}
    </FieldFrame>
  );
}
