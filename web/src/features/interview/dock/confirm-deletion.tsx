import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { currentQuestion } from "../session/interview-session-selectors.ts";
import type { Sitting } from "../session/use-interview-session.ts";

/** Does Saga ask whether an answer is deleted, and has nobody begun to say it? */
export const asksToDelete = ({ session, spokenAnswer }: Sitting): boolean =>
  currentQuestion(session)?.confirm !== undefined && spokenAnswer.parts.length === 0;

/** While Saga asks whether an answer is deleted for good: yes and no, which send the same words that may be said or written. */
export function ConfirmDeletion({ sitting }: { sitting: Sitting }) {
  const { session, giveWords } = sitting;
  const confirm = currentQuestion(session)?.confirm;
  // Who has begun to answer by voice says it.
  if (!confirm || !asksToDelete(sitting)) return null;
  const replies = [
    { label: m.interview_no_keep_it(), words: confirm.no },
    { label: m.interview_yes_delete_it_for_good(), words: confirm.yes },
  ];
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{m.interview_delete_it_for_good()}</legend>
      {replies.map(({ label, words }) => (
        <Button
          key={words}
          variant="secondary"
          className="flex-1 px-3! @wide:flex-none @wide:px-5!"
          onPress={() => {
            giveWords(words);
            // The buttons are gone then: the focus goes to the conversation.
            document.querySelector<HTMLElement>("[data-room]")?.focus();
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
