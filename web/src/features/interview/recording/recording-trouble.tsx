import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { Trouble } from "./spoken-answer-selectors.ts";

type Props = { trouble: Trouble; onTryAgain: () => void; onSendAnyway: () => void; onPutAside: () => void };

/** What stands in the way of a spoken answer, and every way on from there. */
export function RecordingTrouble({ trouble, onTryAgain, onSendAnyway, onPutAside }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m border-2 border-record bg-surface px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60 text-s font-semibold">{trouble.words}</p>
      <div className="flex flex-wrap gap-2">
        {trouble.canTryAgain && (
          <Button variant="secondary" size="small" onPress={onTryAgain}>
            {m.interview_try_again()}
          </Button>
        )}
        {trouble.canSendAnyway && (
          <Button variant="secondary" size="small" onPress={onSendAnyway}>
            {m.interview_send_it_without_words()}
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={onPutAside}>
          {m.interview_put_it_aside()}
        </Button>
      </div>
    </div>
  );
}
