import { Notice } from "#ui/notice.tsx";

/** Shown when a page cannot be loaded or breaks: what the person wrote is kept, and loading again is the way on. */
export function PageFailure() {
  return (
    <main id="content" className="mx-auto max-w-[46rem] p-6">
      <h1 className="mb-5 text-2xl">Something went wrong</h1>
      <Notice tone="failed" title="This page could not be shown." onRetry={() => window.location.reload()}>
        Check that you are connected to the internet, then try again. What you saved is safe.
      </Notice>
    </main>
  );
}
