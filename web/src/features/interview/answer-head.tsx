import { Eraser, Undo2 } from "lucide-react";
import { useState } from "react";
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
    <div className="-mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-4 @wide:col-span-2">
      <label htmlFor={fieldId} className="font-semibold">
        Your answer
      </label>
      {text !== "" && (
        <Button variant="quiet" size="small" onPress={() => replace("")}>
          <Eraser size={22} aria-hidden />
          Clear
        </Button>
      )}
      {text === "" && cleared !== "" && (
        <Button variant="quiet" size="small" onPress={() => replace(cleared)}>
          <Undo2 size={22} aria-hidden />
          Bring the text back
        </Button>
      )}
    </div>
  );
}
