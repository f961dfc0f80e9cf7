import type { ReactNode } from "react";

export type BadgeTone = "teal" | "plum" | "honey" | "sky" | "sand" | "brick";

type Props = { tone: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string };

const tones: Record<BadgeTone, string> = {
  teal: "bg-primary-soft text-on-primary-soft",
  plum: "bg-accent-soft text-on-accent-soft",
  honey: "bg-honey-soft text-on-honey-soft",
  sky: "bg-sky-soft text-on-sky-soft",
  sand: "bg-page-deep text-ink-mute",
  brick: "bg-record-soft text-on-record-soft",
};

/** A state as icon and word. */
export function Badge({ tone, icon, children, className = "" }: Props) {
  return (
    <span
      className={`inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 py-0.5 text-s font-semibold leading-tight wrap-break-word ${tones[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}
