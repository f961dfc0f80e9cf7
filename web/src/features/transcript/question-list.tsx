import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { formatClock } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { Chapter } from "./sound-map.ts";

type Props = {
  chapters: readonly Chapter[];
  language: string;
  /** The moment that is heard; null: nothing is. */
  positionMs: number | null;
  onPlay: (ms: number) => void;
};

const shownFirst = 5;
const titleCharacters = 90;

const shortened = (title: string): string =>
  title.length <= titleCharacters ? title : `${title.slice(0, titleCharacters).replace(/\s+\S*$/u, "")}…`;

/** The questions of an interview and when they are heard; a press plays from there. */
export function QuestionList({ chapters, language, positionMs, onPlay }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  if (chapters.length === 0) return null;
  const current = positionMs === null ? -1 : chapters.findLastIndex(({ startMs }) => startMs <= positionMs);
  const shown = showsAll ? chapters : chapters.slice(0, Math.max(shownFirst, current + 1));
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl">
        {m.transcript_questions()}
      </h2>
      <ol className="mt-3 border-l-2 border-line">
        {shown.map(({ messageId, startMs, title }, index) => (
          <li key={messageId}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => onPlay(startMs)}
              className={`flex min-h-12 w-full items-baseline gap-4 rounded-r-m py-2 pr-3 pl-4 text-left ${index === current ? "bg-accent-soft font-semibold text-on-accent-soft" : "hover:bg-page-deep"}`}
            >
              <span className="whitespace-nowrap text-s font-semibold tabular-nums">
                {formatClock(startMs / 1000)}
              </span>
              <span lang={language} className="min-w-0">
                {shortened(title)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length < chapters.length && (
        <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
          {m.transcript_all_count_questions({ count: chapters.length })}
          <ChevronDown size={22} aria-hidden />
        </Button>
      )}
    </section>
  );
}
