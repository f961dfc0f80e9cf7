import { Shuffle } from "lucide-react";
import type { ReactNode } from "react";
import { readSettings } from "#lib/account-settings.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { isOtherQuestionOffered } from "../session/interview-session-selectors.ts";
import { asksNothing } from "../session/turn-selectors.ts";
import type { Sitting } from "../session/use-interview-session.ts";
import { HearButton } from "./hear-button.tsx";
import type { PlaybackControls } from "./use-question-playback.ts";

type Props = {
  sitting: Sitting;
  controls: PlaybackControls;
  settings?: ReactNode;
  /** What stands below them. */
  children?: ReactNode;
};

/** What can be done with the current question besides answering it. */
export function QuestionActions({ sitting, controls, settings, children }: Props) {
  const { session, send, spokenAnswer } = sitting;
  if (!controls.playback.question) return null;
  // Who has begun to answer is not led away from the question.
  const offersOther =
    isOtherQuestionOffered(session) && !asksNothing(session) && spokenAnswer.parts.length === 0;
  const canHear = readSettings().voice_features;
  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-1 md:gap-x-4">
      {canHear && <HearButton controls={controls} />}
      {canHear && !controls.playback.isVoice && (
        <Checkbox
          label={m.interview_read_questions_aloud()}
          isChecked={controls.playback.readsAloud}
          onChange={controls.chooseReadAloud}
        />
      )}
      {settings}
      {offersOther && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => send({ type: "otherWanted" })}
          className="px-2! text-primary"
        >
          <Shuffle size={22} aria-hidden />
          {m.interview_ask_me_something_else()}
        </Button>
      )}
      {children}
    </div>
  );
}
