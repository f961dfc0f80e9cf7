import { Spinner } from "#ui/spinner.tsx";

/** A page of which nothing can be shown yet. */
export function WaitingPage() {
  return (
    <main id="content">
      <h1 className="sr-only">Saga</h1>
      <Spinner />
    </main>
  );
}
