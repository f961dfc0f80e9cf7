import { Ear, Mic, Pause } from "lucide-react";
import { type Ref, useId } from "react";
import { m } from "#messages";
import { classNames } from "#ui/class-names.ts";
import { ringPath } from "#ui/rings.ts";
import type { RecordButtonLook } from "./spoken-answer-selectors.ts";

const icons = { speak: Mic, resume: Mic, pause: Pause, listen: Ear };

const words = {
  speak: m.interview_speak,
  resume: m.interview_resume,
  pause: m.interview_pause,
  listen: m.interview_listen,
};

const looks = {
  speak: "bg-primary text-on-primary",
  resume: "bg-primary text-on-primary",
  pause: "bg-record text-on-record",
  listen: "bg-page-deep text-ink-mute inset-ring-2 inset-ring-line-strong",
};

const ripple = [38, 42, 46].map((radius, index) => ringPath({ radius, seed: 11 + index, wobble: 0.8 }));

type Props = { ref?: Ref<HTMLButtonElement>; look: RecordButtonLook; onPress: () => void };

/** The one large button of a spoken answer. Colour, picture, word and rings all change with what a press does. */
export function RecordButton({ ref, look: { action, reason }, onPress }: Props) {
  const reasonId = useId();
  const Icon = icons[action];
  return (
    <span
      data-record
      className="relative grid size-[5.8rem] flex-none place-items-center low:size-[5.4rem] @wide:-my-4 @wide:size-[8.2rem]"
    >
      {action === "pause" && (
        <svg
          viewBox="-50 -50 100 100"
          fill="none"
          aria-hidden
          className="absolute inset-0 size-full text-record"
        >
          {ripple.map((path) => (
            <path
              key={path}
              d={path}
              stroke="currentColor"
              strokeWidth={1.6}
              className="origin-center animate-breathe"
            />
          ))}
        </svg>
      )}
      <button
        ref={ref}
        type="button"
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => reason === null && onPress()}
        className={classNames(
          "relative grid size-[5rem] cursor-pointer low:size-[4.8rem] place-content-center place-items-center gap-0.5 rounded-full text-s font-semibold shadow-2 aria-disabled:cursor-default aria-disabled:bg-page-deep aria-disabled:text-ink-mute aria-disabled:inset-ring-2 aria-disabled:inset-ring-line-strong @wide:size-[6.25rem]",
          looks[action],
        )}
      >
        <Icon size={32} aria-hidden />
        {words[action]()}
      </button>
      <span id={reasonId} className="sr-only">
        {reason}
      </span>
    </span>
  );
}
