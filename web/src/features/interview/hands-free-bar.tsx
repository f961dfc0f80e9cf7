import { Button } from "#ui/button.tsx";
import type { HandsFreeControls } from "./use-hands-free.ts";

/** Time to think before an answer is sent by itself. Empty while it is not about to be. */
export function HandsFreeBar({ controls: { verdict, wait } }: { controls: HandsFreeControls }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {verdict.kind === "ending" && (
        <>
          <p className="text-s font-semibold">
            Your answer is sent in a moment.{" "}
            <span aria-hidden className="tabular-nums">
              {verdict.seconds}
            </span>
          </p>
          <Button variant="secondary" onPress={wait}>
            I am still thinking
          </Button>
        </>
      )}
    </div>
  );
}
