import { formatClock } from "#lib/format.ts";
import { m } from "#messages";
import { barsOf, type Chapter, type Timeline } from "./sound-map.ts";

type Props = {
  timeline: Timeline;
  chapters: readonly Chapter[];
  positionMs: number;
  onSeek: (ms: number) => void;
};

const barCount = 120;
const height = 56;

/** The sound as bars with a tick for each question. A slider lies over it: press, drag or use the arrow keys. */
export function Waveform({ timeline, chapters, positionMs, onSeek }: Props) {
  const whole = Math.max(1, timeline.duration_ms);
  const share = positionMs / whole;
  return (
    <div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${barCount * 5} ${height + 10}`}
          preserveAspectRatio="none"
          className="block h-16 w-full"
          aria-hidden
        >
          {barsOf(timeline, barCount).map((loudness, index) => {
            const tall = Math.max(3, loudness * height);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
                key={index}
                x={index * 5 + 1}
                y={(height - tall) / 2}
                width={3}
                height={tall}
                rx={1.5}
                className={index / barCount < share ? "fill-accent" : "fill-line-strong"}
              />
            );
          })}
          {chapters.map(({ messageId, startMs }) => (
            <rect
              key={messageId}
              x={(startMs / whole) * barCount * 5}
              y={height + 2}
              width={2}
              height={8}
              className="fill-ink"
            />
          ))}
        </svg>
        <input
          type="range"
          aria-label={m.transcript_place_in_the_interview()}
          aria-valuetext={m.transcript_formatclock_of_formatclock2({
            formatclock: formatClock(positionMs / 1000),
            formatclock2: formatClock(whole / 1000),
          })}
          min={0}
          max={Math.ceil(whole / 1000)}
          step={1}
          value={Math.round(positionMs / 1000)}
          onChange={(event) => onSeek(Number(event.target.value) * 1000)}
          className="absolute inset-0 h-full w-full cursor-pointer appearance-none bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 text-s font-semibold tabular-nums">
        <span>{formatClock(positionMs / 1000)}</span>
        <span>{formatClock(whole / 1000)}</span>
      </p>
    </div>
  );
}
