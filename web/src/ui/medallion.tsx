import { medallionRings } from "./rings.ts";

type Props = { level: 1 | 2 | 3 /** 0 to 100. */; percent: number; size?: number; className?: string };

const strokes = { full: 1, part: 0.6, empty: 1 };

/** Rings that fill from the heart as something proceeds. Decoration beside a progress bar that says the number. */
export function Medallion({ level, percent, size = 76, className = "" }: Props) {
  const filled = percent >= 100 ? "var(--primary)" : "var(--accent)";
  return (
    <svg viewBox="-42 -42 84 84" width={size} height={size} fill="none" aria-hidden className={className}>
      {medallionRings(level, percent).map((ring) => (
        <path
          key={ring.path}
          d={ring.path}
          stroke={ring.state === "empty" ? "var(--line)" : filled}
          strokeOpacity={strokes[ring.state]}
          strokeWidth={2.6}
        />
      ))}
    </svg>
  );
}
