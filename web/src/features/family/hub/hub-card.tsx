import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ExampleBadge } from "../example-badge.tsx";

type Props = {
  to: string;
  title: string;
  text: string;
  count: string;
  open: string;
  isExample: boolean;
  drawing: ReactNode;
};

/** One of the three places of My Saga, with a small drawing of its own data. */
export function HubCard({ to, title, text, count, open, isExample, drawing }: Props) {
  return (
    <article className="relative grid grid-rows-[auto_1fr] overflow-clip rounded-l border border-line bg-surface shadow-2">
      <div
        aria-hidden
        className="grid h-44 place-items-center overflow-clip border-b border-line bg-page-deep"
      >
        {drawing}
      </div>
      <div className="flex flex-col gap-3 p-[clamp(min(1.1rem,5vw),4cqi,1.5rem)]">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft">{text}</p>
        <p className="mt-auto flex flex-wrap items-center gap-3 text-s text-ink-mute">
          {isExample && <ExampleBadge />}
          {count}
        </p>
        <Link
          to={to}
          aria-label={`${open}: ${title}`}
          className="flex min-h-target items-center justify-between gap-3 border-t border-line pt-3 font-semibold no-underline after:absolute after:inset-0 after:rounded-l"
        >
          {open}
          <ArrowRight size={24} aria-hidden />
        </Link>
      </div>
    </article>
  );
}
