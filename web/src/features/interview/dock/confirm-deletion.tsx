import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { currentQuestion } from "../session/interview-session-selectors.ts";
import type { Sitting } from "../session/use-interview-session.ts";

type Props = {
  sitting: Sitting;
  /** The buttons are gone then: the focus goes elsewhere. */
  onGiven: () => void;
};

/** While Saga asks whether an answer is deleted for good: yes and no, which send the same words that may be said or written. */
export function ConfirmDeletion({ sitting: { session, spokenAnswer, giveWords }, onGiven }: Props) {
  const confirm = currentQuestion(session)?.confirm;
  // Who has begun to answer by voice says it.
  if (!confirm || spokenAnswer.parts.length > 0) return null;
  const give = (words: string) => {
    giveWords(words);
    onGiven();
  };
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{m.interview_delete_it_for_good()}</legend>
      <Button
        variant="secondary"
        className="flex-1 px-3! @wide:flex-none @wide:px-5!"
        onPress={() => give(confirm.no)}
      >
        {m.interview_no_keep_it()}
      </Button>
      <Button
        variant="secondary"
        className="flex-1 px-3! @wide:flex-none @wide:px-5!"
        onPress={() => give(confirm.yes)}
      >
        {m.interview_yes_delete_it_for_good()}
      </Button>
    </fieldset>
  );
}
