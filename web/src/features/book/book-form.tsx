import type { Book, BookFormat, BookWish } from "@saga/contract/books";
import { limits } from "@saga/contract/vocabulary";
import { ExplainedCheckbox } from "#ui/explained-checkbox.tsx";
import { RadioPill } from "#ui/radio-pill.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BookStories } from "./book-stories.tsx";
import { VoiceChoice } from "./voice-choice.tsx";

const formats: readonly { value: BookFormat; label: string }[] = [
  { value: "a5", label: "A5" },
  { value: "6x9", label: "6 × 9 in" },
  { value: "a4", label: "A4" },
];

type Props = { id: string; book: Book; wish: BookWish; onChange: (wish: BookWish) => void };

/** What a book is to be like. */
export function BookForm({ id, book, wish, onChange }: Props) {
  const set = (change: Partial<BookWish>) => onChange({ ...wish, ...change });
  const { made } = book;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Size of the pages</legend>
        <div className="flex flex-wrap gap-2.5">
          {formats.map(({ value, label }) => (
            <RadioPill
              key={value}
              group="format"
              isChosen={wish.format === value}
              onChoose={() => set({ format: value })}
              className="flex-1 justify-center px-3 whitespace-nowrap"
            >
              {label}
            </RadioPill>
          ))}
        </div>
      </fieldset>
      <ExplainedCheckbox label="For a printer" isChecked={wish.bleed} onChange={(bleed) => set({ bleed })}>
        3 mm bleed and crop marks.
        {made && ` Spine for ${made.pages} pages: ${made.spine_mm.toLocaleString("en-US")} mm.`}
      </ExplainedCheckbox>
      <VoiceChoice book={book} isChosen={wish.voice} onChange={(voice) => set({ voice })} />
      <TextField
        label="Title (optional)"
        hint="Else it is called like the story."
        value={wish.title}
        onChange={(title) => set({ title })}
        maxLength={limits.titleCharacters}
      />
      <TextArea
        label="Dedication (optional)"
        hint="A page of its own, such as “For Linnea, who asked.”"
        value={wish.dedication}
        onChange={(dedication) => set({ dedication })}
        rows={3}
        maxLength={limits.dedicationCharacters}
      />
      <BookStories
        first={id}
        chosen={wish.story_ids.filter((each) => each !== id)}
        onChange={(chosen) => set({ story_ids: [id, ...chosen].slice(0, limits.bookStories) })}
      />
    </>
  );
}
