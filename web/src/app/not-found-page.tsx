import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";
import { paths } from "./paths.ts";

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-5 py-18 text-center">
      <RingsMark size={96} />
      <PageHeading title="Page not found" className="grid gap-2">
        <span className="text-4xl">404</span>
        <span className="text-2xl">Oops! Page not found</span>
      </PageHeading>
      <p className="max-w-[30em] text-l text-ink-soft">
        There is nothing at this address. Nothing of yours is lost.
      </p>
      <LinkButton to={paths.home()} size="large">
        Return to Home
      </LinkButton>
    </div>
  );
}
