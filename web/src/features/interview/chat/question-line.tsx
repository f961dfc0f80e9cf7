import type { Message } from "@saga/contract/interviews";
import { ArrowDown, CornerRightDown } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { partsOf } from "../session/turn-selectors.ts";

const find = (): HTMLElement | null => document.querySelector("[data-room] [data-question]");

/** Where the question is: in sight, out of it, or higher than there is room, so that its end is below. */
type Place = "seen" | "out" | "goesOn";

function placeOf(question: HTMLElement, room: HTMLElement): Place {
  const [its, whole] = [question.getBoundingClientRect(), room.getBoundingClientRect()];
  if (its.bottom <= whole.top || its.top >= whole.bottom) return "out";
  return its.bottom > whole.bottom + 2 ? "goesOn" : "seen";
}

/** The question that waits, in one line, while it or its end is out of sight: pressing it leads there. */
export function QuestionLine({ question, lang }: { question: Message | null; lang: string }) {
  const id = question?.id ?? null;
  const [place, setPlace] = useState<Place>("seen");

  useEffect(() => {
    const element = id === null ? null : find();
    const room = element?.closest<HTMLElement>("[data-room]");
    if (!element || !room) return setPlace("seen");
    // An observer of how much of it is in sight would miss the end of one that is higher than the room: that share stays the same.
    const look = () => setPlace(placeOf(element, room));
    const sizes = new ResizeObserver(look);
    for (const each of [element, room, ...room.children]) sizes.observe(each);
    room.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      room.removeEventListener("scroll", look);
    };
  }, [id]);

  if (!question || place === "seen") return null;
  const goesOn = place === "goesOn";
  const Icon = goesOn ? ArrowDown : CornerRightDown;
  return (
    <button
      type="button"
      data-goes-on={goesOn || undefined}
      onClick={() => {
        const element = find();
        element?.scrollIntoView({ block: goesOn ? "end" : "center" });
        // This button is gone then: the focus goes to what it led to.
        element?.closest<HTMLElement>("[data-message], [data-room]")?.focus({ preventScroll: true });
      }}
      className="flex min-h-12 w-full flex-none cursor-pointer items-center gap-3 border-t border-line bg-bubble-ai px-[clamp(1rem,4cqi,1.5rem)] text-left"
    >
      <Icon size={22} aria-hidden className="flex-none text-primary" />
      <span className="max-w-[80%] flex-none text-s font-semibold text-primary">
        {goesOn ? m.interview_read_the_rest() : m.interview_back_to_the_question()}
      </span>
      {!goesOn && (
        <span lang={lang} dir="auto" className="min-w-0 flex-1 truncate text-s">
          {partsOf(question).rest}
        </span>
      )}
    </button>
  );
}
