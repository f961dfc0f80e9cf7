import type { Book, BookFormat, BookWish } from "@saga/contract/books";
import { limits } from "@saga/contract/vocabulary";
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
            <label
              key={value}
              className="inline-flex min-h-target flex-1 cursor-pointer items-center justify-center gap-2 rounded-m border-2 border-line-strong bg-surface px-3 font-semibold whitespace-nowrap has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="format"
                checked={wish.format === value}
                onChange={() => set({ format: value })}
                className="size-5 shrink-0 accent-primary focus-visible:shadow-none focus-visible:outline-none"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={wish.bleed}
          onChange={({ target }) => set({ bleed: target.checked })}
          aria-describedby="for-a-printer"
          className="mt-0.5 size-8 flex-none cursor-pointer accent-primary"
        />
        <span className="min-w-0">
          <b className="block">For a printer</b>
          <span id="for-a-printer" className="text-s text-ink-soft">
            3 mm bleed and crop marks.
            {made && ` Spine for ${made.pages} pages: ${made.spine_mm.toLocaleString("en-US")} mm.`}
          </span>
        </span>
      </label>
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
