import { Ellipsis, Pause } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#lib/class-names.ts";
import { formatMinutes } from "#lib/format.ts";
import type { Banner } from "./speaking-reading.ts";

const tones: Record<Banner["tone"], string> = {
  speaking: "bg-record-soft text-on-record-soft",
  paused: "bg-honey-soft text-on-honey-soft",
  processing: "bg-primary-soft text-on-primary-soft",
  thinking: "bg-accent-soft text-on-accent-soft",
};

/** One sentence about what is going on, on the dock's upper edge. Empty when nothing is. The time is not read out. */
export function StatePill({ banner, children }: { banner: Banner | null; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute top-0 left-1/2 w-max max-w-[92%] -translate-x-1/2 -translate-y-1/2"
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
                {formatMinutes(banner.seconds)}
              </time>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
