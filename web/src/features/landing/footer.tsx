import { Logo } from "#ui/logo.tsx";

const links = [
  ["/about", "About"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/contact", "Contact"],
] as const;

/** The footer of the pages that anybody can read. */
export function Footer() {
  return (
    <footer className="@container border-t border-line bg-page-deep">
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-3 py-6">
        <Logo size={34} />
        <nav aria-label="About this site" className="-mx-3 flex flex-wrap @wide:ml-auto">
          {links.map(([to, label]) => (
            <a key={to} href={to} className="inline-flex min-h-12 items-center px-3 text-ink">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
