import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";

type Props = {
  title: string;
  icon: ReactNode;
  tint: "teal" | "plum" | "honey" | "sand";
  /** It cannot be used yet. */
  isClosed?: boolean;
  badge?: ReactNode;
  action: ReactNode;
  children: string;
};

const tints = {
  teal: "bg-primary-soft text-on-primary-soft",
  plum: "bg-accent-soft text-on-accent-soft",
  honey: "bg-honey-soft text-on-honey-soft",
  sand: "bg-page-deep text-ink-mute",
};

/** One of the places that administrators look after. */
export function AdminPlace({ title, icon, tint, isClosed, badge, action, children }: Props) {
  return (
    <Card
      as="section"
      aria-label={title}
      state={isClosed ? "closed" : "plain"}
      className="flex flex-wrap items-start gap-5"
    >
      <span className={`grid size-18 flex-none place-items-center rounded-m ${tints[tint]}`}>{icon}</span>
      <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-xl">{title}</h2>
          {badge}
        </div>
        <p className="mb-1 text-ink-soft">{children}</p>
        {action}
      </div>
    </Card>
  );
}
