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
    <>
      <label htmlFor={fieldId} className="self-center font-semibold [grid-area:label] low:sr-only">
        {m.interview_your_answer()}
      </label>
      {/* However long its words are, the field stays as wide as it was. */}
      <div className="flex min-h-12 w-0 min-w-full justify-end low:min-h-0 [grid-area:clear]">
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
    </>
  );
}
