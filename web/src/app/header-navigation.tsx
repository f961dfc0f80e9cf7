import { LogOut } from "lucide-react";
import { NavLink } from "react-router";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { NavigationItem } from "./navigation.ts";

type Props = { items: readonly NavigationItem[]; onLogout: () => void };

const linkStyle =
  "inline-flex min-h-target items-center gap-2 rounded-m px-4 font-semibold text-ink no-underline hover:bg-page-deep aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft";

/** The header's places in a row, where there is room for them. */
export function HeaderNavigation({ items, onLogout }: Props) {
  return (
    <nav aria-label={m.app_main()} className="ml-auto hidden items-center gap-1 @wide:flex">
      {items.map(({ label, to, icon: Icon }) => (
        <NavLink key={to} to={to} className={linkStyle}>
          <Icon size={22} aria-hidden />
          {label()}
        </NavLink>
      ))}
      <Button variant="quiet" className="px-4!" onPress={onLogout}>
        <LogOut size={22} aria-hidden />
        {m.app_logout()}
      </Button>
    </nav>
  );
}
