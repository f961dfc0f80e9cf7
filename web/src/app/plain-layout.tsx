import { Link, Outlet } from "react-router";
import { Footer } from "#features/landing/footer.tsx";
import { readStored } from "#lib/browser-storage.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Logo } from "#ui/logo.tsx";
import { ToTop } from "#ui/to-top.tsx";

/** Pages that anybody can read, under a header with only the logo. */
export function PlainLayout() {
  const isKnown = readStored("user-id") !== null;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="@container border-b border-line">
        <div className="wrap flex min-h-20 items-center">
          <Link
            to={isKnown ? paths.dashboard() : paths.home()}
            aria-label={isKnown ? m.app_saga_to_the_dashboard() : m.app_saga_to_the_start_page()}
            className="inline-flex min-h-12 items-center no-underline"
          >
            <Logo />
          </Link>
        </div>
      </header>
      <main id="content" className="@container">
        <Outlet />
        <ToTop />
      </main>
      <Footer />
    </div>
  );
}
