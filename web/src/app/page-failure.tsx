import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";

/** Shown when a page cannot be loaded or breaks: what the person wrote is kept, and loading again is the way on. */
export function PageFailure() {
  return (
    <main id="content" className="mx-auto max-w-[46rem] p-6">
      <h1 className="mb-5 text-2xl">{m.app_something_went_wrong()}</h1>
      <Notice
        tone="failed"
        title={m.app_this_page_could_not_be_shown()}
        onRetry={() => window.location.reload()}
      >
        {m.app_check_that_you_are_connected_to()}
      </Notice>
    </main>
  );
}
