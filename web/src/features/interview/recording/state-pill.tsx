import { Ellipsis, Pause } from "lucide-react";
import type { ReactNode } from "react";
import { formatClock } from "#lib/format.ts";
import { m } from "#messages";
import { classNames } from "#ui/class-names.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import type { Banner } from "./spoken-answer-selectors.ts";

const halted = "bg-honey-soft text-on-honey-soft";
const busy = "bg-primary-soft text-on-primary-soft";

const looks: Record<Banner["state"], string> = {
  speaking: "bg-record-soft text-on-record-soft",
  silent: halted,
  paused: halted,
  delayed: halted,
  opening: busy,
  processing: busy,
  thinking: "bg-accent-soft text-on-accent-soft",
};

const words = {
  thinking: m.interview_im_thinking_about_a_response,
  opening: m.interview_waiting_for_your_microphone,
  delayed: m.interview_kept_on_this_device_not_sent,
  processing: m.interview_processing_your_message,
};

const timedWords = {
  speaking: m.interview_you_are_speaking,
  silent: m.interview_no_sound_from_your_microphone,
  paused: m.interview_recording_paused,
};

const clock = (time: string) => (
  <time aria-hidden className="tabular-nums">
    {time}
  </time>
);

/** One sentence about what is going on, on the dock's upper edge and on nothing else. Empty when nothing is. The time is not read out. */
export function StatePill({ banner, children }: { banner: Banner | null; children?: ReactNode }) {
  return (
    <div
      data-pill
      role="status"
      className="pointer-events-none relative z-10 flex flex-none justify-center px-[2%] not-empty:-mb-5"
    >
      {banner && (
        <p
          className={classNames(
            "flex items-center justify-center gap-3 rounded-full border-2 border-surface px-4 py-2 text-s font-semibold shadow-1 @wide:px-5 @wide:text-m",
            looks[banner.state],
          )}
        >
          {children ??
            (looks[banner.state] === halted ? (
              <Pause size={22} aria-hidden />
            ) : (
              <Ellipsis size={24} aria-hidden />
            ))}
          <span>
            {banner.seconds === null ? (
              words[banner.state]()
            ) : (
              <MarkedText
                parts={timedWords[banner.state].parts({ time: formatClock(banner.seconds) })}
                marks={{ time: clock }}
              />
            )}
          </span>
        </p>
      )}
    </div>
  );
}
