import { signInCode } from "@saga/contract/vocabulary";
import { OTPInput, REGEXP_ONLY_DIGITS } from "input-otp";
import type { Ref } from "react";
import { m } from "#messages";

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code, as soon as its sixth digit is there. */
  onComplete: (code: string) => void;
  describedBy?: string;
  isInvalid: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One real input drawn as six boxes: pasting, and the phone's offer to fill in the code, work. */
export function CodeBoxes({ value, onChange, onComplete, describedBy, isInvalid, ref }: Props) {
  return (
    <OTPInput
      ref={ref}
      aria-label={m.sign_in_verification_code_six_digits()}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      maxLength={signInCode.digits}
      value={value}
      onChange={onChange}
      onComplete={onComplete}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, "")}
      // Otherwise the field is drawn wider than its boxes, and a narrow page scrolls sideways.
      pushPasswordManagerStrategy="none"
      inputMode="numeric"
      autoComplete="one-time-code"
      containerClassName="flex w-full max-w-96 gap-[clamp(0.25rem,1.5vw,0.5rem)]"
      render={({ slots }) =>
        slots.map((slot, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the code
            key={index}
            aria-hidden
            className={`grid h-16 min-w-0 flex-1 place-items-center rounded-m bg-surface text-[clamp(1rem,7vw,1.75rem)] leading-none font-semibold ${isInvalid ? "border-3 border-record" : "border-2 border-line-strong"} ${slot.isActive ? "outline-3 outline-offset-2 outline-focus" : ""} ${index === 2 ? "mr-[clamp(0.25rem,2vw,0.7rem)]" : ""}`}
          >
            {slot.char ?? (slot.hasFakeCaret ? <span className="h-7 w-0.5 bg-ink" /> : null)}
          </span>
        ))
      }
    />
  );
}
