import type { KeyboardEvent } from "react";

type Props = {
  text: string;
  /** The one sentence that the Tab key reaches. */
  isCurrent: boolean;
  /** It is being read aloud. */
  isRead: boolean;
  /** Nobody has decided about it in the read-through: it is not printed. */
  isHeld: boolean;
  onAsk: () => void;
  onStep: (step: 1 | -1) => void;
};

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A sentence that can be asked where it comes from. */
export function StorySentence({ text, isCurrent, isRead, isHeld, onAsk, onStep }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (step) onStep(step);
    else onAsk();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button element does not break over lines as text does */}
      <span
        role="button"
        data-sentence
        data-read={isRead || undefined}
        data-held={isHeld || undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onAsk}
        onKeyDown={onKeyDown}
        className="sentence"
      >
        {text}
      </span>{" "}
    </>
  );
}
