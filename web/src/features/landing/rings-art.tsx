import { LifeRings } from "#ui/life-rings.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";

const years = [
  { words: "Childhood", dot: "bg-[var(--ring-heart)]", place: "top-[46%] left-[54%]" },
  { words: "The years between", dot: "bg-[var(--ring-middle)]", place: "top-[62%] left-[60%]" },
  { words: "Today", dot: "bg-[var(--ring-bark)]", place: "top-[4%] left-[70%]" },
] as const;

/** The picture of the idea: a life as the rings of a tree, and a question that goes to one of them. */
export function RingsArt() {
  return (
    <div
      role="img"
      aria-label="Rings of a tree: childhood at the heart, today at the bark, and a question that asks about one of them."
      className="relative mx-auto w-full max-w-[22rem] @wide:max-w-[34rem] @wide:justify-self-end"
    >
      <LifeRings className="block w-full @wide:scale-120" />
      <div aria-hidden className="hidden @wide:block">
        {years.map(({ words, dot, place }) => (
          <span
            key={words}
            className={`absolute flex items-center whitespace-nowrap gap-2.5 rounded-m border border-line bg-surface px-3.5 py-2 text-s leading-tight font-semibold shadow-1 ${place}`}
          >
            <span className={`size-3.5 rounded-full ${dot}`} />
            {words}
          </span>
        ))}
      </div>
      <QuestionCard />
    </div>
  );
}

function QuestionCard() {
  return (
    <div
      aria-hidden
      className="relative -mt-20 rounded-l border border-line bg-surface p-5 shadow-2 @wide:absolute @wide:bottom-0 @wide:-left-10 @wide:mt-0 @wide:w-[22rem]"
    >
      <p className="flex items-center gap-2.5 text-s font-semibold text-ink-mute">
        <RingsMark size={28} />
        Saga asks
      </p>
      <p className="mt-2 text-[1.31rem] leading-snug font-medium">
        Which room of your childhood home do you remember best?
      </p>
    </div>
  );
}
