import { Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Logo } from "#ui/logo.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ToastShelf } from "#ui/toast-shelf.tsx";
import { HeaderNavigation } from "./header-navigation.tsx";
import { LogoutDialog } from "./logout-dialog.tsx";
import { itemsFor } from "./navigation.ts";
import { SideMenu } from "./side-menu.tsx";
import { useLogout } from "./use-logout.ts";

type Props = {
  /** Shown beside the logo; not a heading. */ title?: string /** Of an interview, 0 to 100. */;
  progress?: number;
};

/** The header of signed-in people. On small screens its places are in a side menu behind one button. */
export function Header({ title, progress }: Props) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { user } = useSession();
  const logout = useLogout();
  const items = itemsFor(user?.permissionLevel === "admin");

  return (
    <header className="@container sticky top-0 z-20 border-b border-line bg-page print:hidden">
      <div className="wrap flex min-h-20 flex-wrap items-center gap-x-5 gap-y-1 py-1.5">
        <Link
          to={paths.dashboard()}
          aria-label={m.app_saga_to_the_dashboard()}
          className="inline-flex min-h-12 items-center no-underline"
        >
          <Logo />
        </Link>
        {title && <p className="min-w-0 flex-1 font-story text-l font-[560]">{title}</p>}
        {progress !== undefined && (
          <ProgressBar
            percent={progress}
            label={m.app_progress_of_the_interview()}
            className="w-full max-w-80 flex-1"
          />
        )}
        <HeaderNavigation items={items} onLogout={logout.ask} />
        <div className="ml-auto @wide:hidden">
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={() => setIsMenuOpen(true)}
          >
            <Menu size={24} aria-hidden />
            {m.app_menu()}
          </Button>
        </div>
      </div>
      <ToastShelf />
      <SideMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        items={items}
        onLogout={logout.ask}
      />
      {logout.unsent !== null && <LogoutDialog logout={logout} />}
    </header>
  );
}
