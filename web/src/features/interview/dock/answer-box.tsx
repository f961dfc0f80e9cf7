import { Send } from "lucide-react";
import { useId, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { AnswerField } from "../recording/answer-field.tsx";
import { lengthAdvice } from "../session/interview-session-selectors.ts";
import type { Draft } from "../session/use-draft.ts";
import { AnswerHead } from "./answer-head.tsx";

type Props = { draft: Draft; lang: string; isThinking: boolean; onSend: () => void };

/** Why an answer cannot be sent now; null when it can. */
const reasonAgainst = (text: string, isThinking: boolean): string | null => {
  if (text === "") return m.interview_write_something_first();
  if (!lengthAdvice(text.length).canSend) return m.interview_the_answer_is_too_long();
  return isThinking ? m.interview_saga_is_thinking_you_can_send() : null;
};

/** Where an answer is written and sent. */
export function AnswerBox({ draft, lang, isThinking, onSend }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [sentCount, setSentCount] = useState(0);
  const text = draft.text.trim();
  const reason = reasonAgainst(text, isThinking);

  const sendAndStay = () => {
    if (reason) return;
    onSend();
    setSentCount(sentCount + 1);
    field.current?.focus();
  };
  return (
    <div
      data-answer-box
      className="order-first basis-full gap-x-3 @wide:order-none @wide:flex-1 @wide:basis-0 @wide:gap-x-4"
    >
      <AnswerHead key={sentCount} fieldId={id} text={draft.text} onText={draft.setText} />
      <div className="[grid-area:field]">
        <AnswerField
          ref={field}
          id={id}
          label={m.interview_your_answer()}
          text={draft.text}
          lang={lang}
          onText={draft.setText}
          onSend={sendAndStay}
        />
      </div>
      <div className="self-end [grid-area:send]">
        <Button
          size="large"
          onPress={sendAndStay}
          disabledReason={reason}
          isReasonHidden
          className="px-4! @wide:px-7!"
        >
          <Send size={26} aria-hidden />
          {m.interview_send()}
        </Button>
      </div>
      <p
        id={`${id}-advice`}
        role="status"
        className="text-s font-semibold text-ink [grid-area:advice] empty:hidden"
      >
        {lengthAdvice(text.length).words}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        {m.interview_enter_sends_shift_and_enter_begins()}
      </p>
    </div>
  );
}
