import { type Ref, type RefObject, useLayoutEffect } from "react";
import { useOwnText } from "#ui/own-text.ts";

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>;
  id: string;
  /** What is to be written, for a low window in which the label is only read out. */
  label: string;
  text: string;
  lang: string;
  onText: (text: string) => void;
  onSend: () => void;
};

/** The text area of an answer: Enter sends, Shift+Enter begins a new line; up to 6 lines high, 3 in the dock of a phone. */
export function AnswerField({ ref, id, label, text, lang, onText, onSend }: Props) {
  const onChange = useOwnText(ref, { text, onText });
  useGrowing(ref, text);
  return (
    <textarea
      ref={ref as Ref<HTMLTextAreaElement>}
      id={id}
      rows={1}
      lang={lang}
      dir="auto"
      placeholder={label}
      aria-describedby={`${id}-advice ${id}-keys`}
      onChange={onChange}
      onKeyDown={(event) => {
        // While letters are being composed, Enter belongs to the keyboard.
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSend();
      }}
      className="block max-h-[min(3lh+1.75rem,29cqh)] min-h-target-lg w-full low:[[data-answer-box]_&]:min-h-full resize-none rounded-m border-2 border-line-strong bg-surface px-4 py-3 font-story text-l leading-[1.5] text-ink placeholder:font-ui placeholder:text-s placeholder:text-transparent low:[[data-dock]_&]:placeholder:text-ink-mute md:max-h-[min(6lh+1.75rem,29cqh)] [[data-room]_&]:max-h-[min(6lh+1.75rem,29cqh)]"
    />
  );
}

/** Lets a text area grow with its text, up to the height its style allows; turned round, a phone breaks the lines anew. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const grow = () => {
      element.style.height = "auto";
      if (!text) return;
      const border = element.offsetHeight - element.clientHeight;
      element.style.height = `${element.scrollHeight + border}px`;
    };
    grow();
    window.addEventListener("resize", grow);
    return () => window.removeEventListener("resize", grow);
  }, [field, text]);
}
