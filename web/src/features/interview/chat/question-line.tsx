import type { Message } from "@saga/contract/interviews";
import { CornerRightDown } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { partsOf } from "../session/turn-selectors.ts";

const find = (): Element | null => document.querySelector("[data-room] [data-question]");

/** The question that waits, in one line, while it is out of sight: pressing it leads back there. */
export function QuestionLine({ question, lang }: { question: Message | null; lang: string }) {
  const id = question?.id ?? null;
  const [isOut, setIsOut] = useState(false);

  useEffect(() => {
    const element = id === null ? null : find();
    if (!element) return setIsOut(false);
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false),
      { root: element.closest("[data-room]") },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);

  if (!question || !isOut) return null;
  return (
    <button
      type="button"
      onClick={() => find()?.scrollIntoView({ block: "center" })}
      className="flex min-h-12 w-full flex-none cursor-pointer items-center gap-3 border-t border-line bg-bubble-ai px-[clamp(1rem,4cqi,1.5rem)] text-left"
    >
      <CornerRightDown size={22} aria-hidden className="flex-none text-primary" />
      <span className="max-w-[80%] flex-none text-s font-semibold text-primary">
        {m.interview_back_to_the_question()}
      </span>
      <span lang={lang} dir="auto" className="min-w-0 flex-1 truncate text-s">
        {partsOf(question).rest}
      </span>
    </button>
  );
}
