import { useId } from "react";
import { m } from "#messages";

type Props = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Something that is on or off, with the word beside it: a native checkbox that says it is a switch, laid over its drawing. */
export function Switch({ label, hint, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-5 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-s text-ink-soft">
          {hint}
        </p>
      </div>
      <span className="relative inline-flex min-h-12 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className={`relative h-9 w-16 flex-none rounded-full border-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus ${isOn ? "border-primary bg-primary" : "border-line-strong bg-page-deep"}`}
        >
          <span
            className={`absolute top-0.5 size-7 rounded-full ${isOn ? "right-0.5 bg-on-primary forced-colors:bg-[Highlight]" : "left-0.5 bg-line-strong"}`}
          />
        </span>
        <span aria-hidden className="min-w-9 font-semibold text-ink-soft">
          {isOn ? m.ui_on() : m.ui_off()}
        </span>
      </span>
    </div>
  );
}
