import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Logo } from "#ui/logo.tsx";

const links = () =>
  [
    [paths.about(), m.landing_about()],
    [paths.privacy(), m.landing_privacy()],
    [paths.terms(), m.landing_terms()],
    [paths.contact(), m.landing_contact()],
  ] as const;

/** The footer of the pages that anybody can read. */
export function Footer() {
  return (
    <footer className="@container border-t border-line bg-page-deep">
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-3 py-6">
        <Logo size={34} />
        <nav aria-label={m.landing_about_this_site()} className="-mx-3 flex flex-wrap @wide:ml-auto">
          {links().map(([to, label]) => (
            <a key={to} href={to} className="inline-flex min-h-12 items-center px-3 text-ink">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
