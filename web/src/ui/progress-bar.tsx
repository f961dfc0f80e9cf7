type Props = {
  /** 0 to 100. */ percent: number;
  label: string;
  tone?: "ongoing" | "complete";
  className?: string;
};

/** How far something has come, as a bar with its number beside it. */
export function ProgressBar({
  percent,
  label,
  tone = percent >= 100 ? "complete" : "ongoing",
  className = "",
}: Props) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={`flex items-center gap-3 font-semibold tabular-nums ${className}`}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3.5 min-w-12 flex-1 overflow-hidden rounded-full border border-line-strong bg-page-deep"
      >
        <span
          style={{ width: `${shown}%` }}
          className={`block h-full rounded-full forced-colors:bg-[Highlight] ${tone === "complete" ? "bg-primary" : "bg-accent"}`}
        />
      </div>
      <span aria-hidden>{shown}%</span>
    </div>
  );
}
