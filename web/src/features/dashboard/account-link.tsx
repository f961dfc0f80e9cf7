import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { initials } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";

/** The way to one's own account, beside the greeting. */
export function AccountLink({ name }: { name: string | null }) {
  return (
    <Link
      to={paths.settings()}
      className="inline-flex min-h-target-lg items-center gap-4 rounded-m border-2 border-line-strong bg-surface py-1.5 pr-5 pl-2 font-semibold text-ink no-underline hover:bg-page-deep"
    >
      <span
        aria-hidden
        className="grid size-12 flex-none place-items-center rounded-full bg-primary-soft text-s text-on-primary-soft"
      >
        {name ? initials(name) : <UserRound size={26} />}
      </span>
      {m.dashboard_your_account()}
    </Link>
  );
}
