import { LogOut } from "lucide-react";
import { NavLink } from "react-router";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { SideSheet } from "#ui/side-sheet.tsx";
import type { NavigationItem } from "./navigation.ts";

type Props = { isOpen: boolean; onClose: () => void; items: readonly NavigationItem[]; onLogout: () => void };

const rowStyle =
  "flex min-h-target-lg items-center gap-4 rounded-m px-4 text-l font-semibold text-ink no-underline hover:bg-page-deep aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft";

/** The header's places on small screens. */
export function SideMenu({ isOpen, onClose, items, onLogout }: Props) {
  return (
    <SideSheet isOpen={isOpen} onClose={onClose} title={m.app_menu()}>
      <nav aria-label={m.app_main()} className="grid grid-cols-1 gap-2">
        {items.map(({ label, to, icon: Icon }) => (
          <NavLink key={to} to={to} onClick={onClose} className={rowStyle}>
            <Icon size={26} aria-hidden />
            {label()}
          </NavLink>
        ))}
        <Button
          variant="quiet"
          size="large"
          className="justify-start px-4!"
          onPress={() => {
            onClose();
            onLogout();
          }}
        >
          <LogOut size={26} aria-hidden />
          {m.app_logout()}
        </Button>
      </nav>
    </SideSheet>
  );
}
