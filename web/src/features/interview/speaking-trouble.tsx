import { Button } from "#ui/button.tsx";
import type { Trouble } from "./speaking-reading.ts";

type Props = { trouble: Trouble; onTryAgain: () => void; onSendAnyway: () => void; onPutAside: () => void };

/** What stands in the way of a spoken answer, and every way on from there. */
export function SpeakingTrouble({ trouble, onTryAgain, onSendAnyway, onPutAside }: Props) {
  return (
    <div role="alert" className="grid gap-2 rounded-m border-2 border-record p-4">
      <p className="font-semibold">{trouble.words}</p>
      <div className="flex flex-wrap gap-3">
        {trouble.canTryAgain && (
          <Button variant="secondary" onPress={onTryAgain}>
            Try again
          </Button>
        )}
        {trouble.canSendAnyway && (
          <Button variant="secondary" onPress={onSendAnyway}>
            Send it without words
          </Button>
        )}
        <Button variant="quiet" onPress={onPutAside}>
          Put it aside
        </Button>
      </div>
    </div>
  );
}
