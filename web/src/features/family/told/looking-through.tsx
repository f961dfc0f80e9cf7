import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** Stands where something told will stand, while interviews are looked through, and when that failed. */
export function LookingThrough({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <Spinner label={m.family_looking_through_the_interviews()} />;
  return (
    <div className="mt-4">
      <Notice tone="failed" title={m.family_what_was_told_could_not_be()} onRetry={onRetry}>
        {errorWords(error).advice}
      </Notice>
    </div>
  );
}
