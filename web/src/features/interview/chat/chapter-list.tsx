import { BookOpen } from "lucide-react";
import { useId, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { Chapter } from "../session/chapters.ts";

type Props = { chapters: readonly Chapter[]; lang: string; onGo: (chapter: Chapter) => void };

/** The subjects of a long conversation behind one button; a press leads there. */
export function ChapterList({ chapters, lang, onGo }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={m.interview_what_was_told()} className="-mt-4 grid justify-items-start gap-2">
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        className="px-2! text-primary"
        onPress={() => setIsOpen(!isOpen)}
      >
        <BookOpen size={22} aria-hidden />
        {isOpen ? m.interview_close_the_list() : m.interview_what_was_told()}
      </Button>
      {isOpen && (
        <ol id={id} lang={lang} className="grid w-full list-none border-l-2 border-line p-0">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <button
                type="button"
                dir="auto"
                className="min-h-12 w-full rounded-r-m py-2 pr-3 pl-4 text-left text-s hover:bg-page-deep"
                onClick={() => {
                  setIsOpen(false);
                  onGo(chapter);
                }}
              >
                {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
