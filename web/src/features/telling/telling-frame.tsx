import type { ReactNode } from "react";
import { Logo } from "#ui/logo.tsx";
import { Letters } from "./letters.tsx";

/** Around the pages of a teller: no menu, nothing but the letters' size. */
export function TellingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-[radial-gradient(circle_at_72%_50%,var(--honey-soft),transparent_60%)]">
      <header className="@container">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-3 py-2">
          <Logo size={36} />
          <Letters />
        </div>
      </header>
      <main id="content" className="@container flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}
