import { BookOpen, Feather, Mic } from "lucide-react";
import type { EndedSitting } from "#lib/ended-sitting.ts";
import { paths } from "#lib/paths.ts";
import { interviewAddress, isTelling } from "#lib/telling.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";

/** The address of what can be told next: this interview, or the next one; null after the last. */
function nextTelling({ interviewId, interviewee, number, isComplete }: EndedSitting): string | null {
  if (!isComplete) return interviewAddress(paths.interview(interviewId));
  if (number === null || number >= 3) return null;
  return interviewAddress(paths.newInterview({ ...(interviewee && { interviewee }), number: number + 1 }));
}

/** Where to go from the end of a sitting. After a break, going on comes first. */
export function ClosingDoors({ ended, onDone }: { ended: EndedSitting; onDone: () => void }) {
  const next = nextTelling(ended);
  const { isComplete } = ended;
  const goOn = next && (
    <LinkButton to={next} variant={isComplete ? "secondary" : "primary"} isWide className="px-2!">
      <Mic size={24} aria-hidden className="hidden @min-[24rem]:block" />
      {m.closing_go_on_telling()}
    </LinkButton>
  );
  return (
    <div className="grid max-w-[35rem] grid-cols-1 gap-3 @min-[20rem]:grid-cols-2">
      {!isComplete && goOn}
      {!isTelling() && <ReadingDoors ended={ended} />}
      {isComplete && goOn}
      <Button variant="quiet" isWide onPress={onDone} className="px-2!">
        {m.closing_done_for_today()}
      </Button>
    </div>
  );
}

/** For whoever has an account: what to do with what was told. */
function ReadingDoors({ ended: { interviewId, isComplete } }: { ended: EndedSitting }) {
  return (
    <>
      <LinkButton
        to={paths.interviewDetails(interviewId)}
        variant={isComplete ? "primary" : "secondary"}
        isWide
        className="px-2!"
      >
        <BookOpen size={24} aria-hidden className="hidden @min-[24rem]:block" />
        {m.closing_read_it()}
      </LinkButton>
      <LinkButton to={paths.newStory({ of: interviewId })} variant="secondary" isWide className="px-2!">
        <Feather size={24} aria-hidden className="hidden @min-[24rem]:block" />
        {m.closing_make_a_story()}
      </LinkButton>
    </>
  );
}
