import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-5 py-18 text-center">
      <RingsMark size={96} />
      <PageHeading title={m.app_page_not_found()} className="grid gap-2">
        <span className="text-4xl">404</span>
        <span className="text-2xl">{m.app_oops_page_not_found()}</span>
      </PageHeading>
      <p className="max-w-[30em] text-l text-ink-soft">{m.app_there_is_nothing_at_this_address()}</p>
      <LinkButton to={paths.home()} size="large">
        {m.app_return_to_home()}
      </LinkButton>
    </div>
  );
}
