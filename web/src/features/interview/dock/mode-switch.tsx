import { Keyboard, Mic } from "lucide-react";
import { useId } from "react";
import { m } from "#messages";
import type { InputMode } from "../session/input-mode.ts";

type Props = {
  mode: InputMode;
  isDisabled: boolean;
  describedBy: string;
  onChoose: (mode: InputMode) => void;
};

const choices = [
  { mode: "text", label: m.interview_text, Icon: Keyboard },
  { mode: "voice", label: m.interview_voice, Icon: Mic },
] as const;

/** Whether answers are written or spoken. */
export function ModeSwitch({ mode, isDisabled, describedBy, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset
      disabled={isDisabled}
      aria-describedby={describedBy}
      className="flex flex-wrap min-w-[min(9.6rem,100%)] max-w-full flex-[3] @wide:flex-none rounded-[1.2rem] border border-line-strong bg-page-deep p-1 @wide:p-1.5"
    >
      <legend className="sr-only">{m.interview_how_to_answer()}</legend>
      {choices.map(({ mode: value, label, Icon }) => (
        <label
          key={value}
          className="inline-flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-1 @wide:gap-1.5 rounded-[0.95rem] px-[clamp(0.25rem,2cqi,1.15rem)] text-s @wide:text-m font-semibold text-ink-soft has-checked:bg-surface has-checked:text-primary has-checked:shadow-[var(--shadow-1),0_0_0_2px_var(--primary)] has-disabled:cursor-default has-disabled:text-ink-mute has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={mode === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          <Icon size={24} aria-hidden className="@max-[19rem]:hidden" />
          {label()}
        </label>
      ))}
    </fieldset>
  );
}
