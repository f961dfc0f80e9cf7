import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Props = {
  children: ReactNode;
  /** `active`: going on now. `closed`: not open yet. */
  state?: "plain" | "active" | "closed";
  as?: "div" | "section" | "article" | "li";
  className?: string;
  "aria-labelledby"?: string;
  "aria-label"?: string;
};

const states = {
  plain: "border border-line bg-surface shadow-2",
  active: "border border-accent/45 bg-surface shadow-[0_0_0_3px_var(--accent-soft),var(--shadow-2)]",
  closed: "border-2 border-dashed border-line-strong",
};

/** A sheet of paper on the table. */
export function Card({ children, state = "plain", as: Tag = "div", className, ...labels }: Props) {
  return (
    <Tag
      {...labels}
      className={classNames("rounded-l p-[clamp(min(1.1rem,5vw),4cqi,1.5rem)]", states[state], className)}
    >
      {children}
    </Tag>
  );
}
