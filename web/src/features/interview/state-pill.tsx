import { Ellipsis, Pause } from "lucide-react";
import type { ReactNode } from "react";
import { formatClock } from "#lib/format.ts";
import { classNames } from "#ui/class-names.ts";
import type { Banner } from "./spoken-answer-selectors.ts";

const tones: Record<Banner["tone"], string> = {
  speaking: "bg-record-soft text-on-record-soft",
  paused: "bg-honey-soft text-on-honey-soft",
  processing: "bg-primary-soft text-on-primary-soft",
  thinking: "bg-accent-soft text-on-accent-soft",
};

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
            tones[banner.tone],
          )}
        >
          {children ??
            (banner.tone === "paused" ? <Pause size={22} aria-hidden /> : <Ellipsis size={24} aria-hidden />)}
          <span>
            {banner.words}
            {banner.seconds !== null && (
              <time aria-hidden className="tabular-nums">
                {formatClock(banner.seconds)}
              </time>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
