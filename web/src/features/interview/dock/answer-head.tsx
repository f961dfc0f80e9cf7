import { Eraser, Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";

type Props = { fieldId: string; text: string; onText: (text: string) => void };

/** The label of the answer, and a button that clears it. What was cleared can be brought back until more is written. */
export function AnswerHead({ fieldId, text, onText }: Props) {
  const [cleared, setCleared] = useState("");
  const replace = (next: string) => {
    setCleared(text);
    onText(next);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 [grid-area:head] low:contents">
      <label htmlFor={fieldId} className="font-semibold low:sr-only">
        {m.interview_your_answer()}
      </label>
      {/* However long its words are, the field beside it stays as wide as it was. */}
      <div className="flex min-h-12 justify-end low:min-h-0 low:w-0 low:min-w-full low:[grid-area:clear]">
        {text !== "" && (
          <Button variant="quiet" size="small" className="px-3!" onPress={() => replace("")}>
            <Eraser size={22} aria-hidden />
            {m.interview_clear()}
          </Button>
        )}
        {text === "" && cleared !== "" && (
          <Button
            variant="quiet"
            size="small"
            className="px-2! leading-tight!"
            onPress={() => replace(cleared)}
          >
            <Undo2 size={22} aria-hidden />
            {m.interview_bring_the_text_back()}
          </Button>
        )}
      </div>
    </div>
  );
}
