import type { Book, BookFormat, BookWish } from "@saga/contract/books";
import { limits } from "@saga/contract/vocabulary";
import { m } from "#messages";
import { ExplainedCheckbox } from "#ui/explained-checkbox.tsx";
import { RadioPill } from "#ui/radio-pill.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BookStories } from "./book-stories.tsx";
import { PhotographCaptions } from "./photograph-captions.tsx";
import { VoiceChoice } from "./voice-choice.tsx";

const formats: readonly { value: BookFormat; label: () => string }[] = [
  { value: "a5", label: m.book_a5 },
  { value: "6x9", label: m.book_6_9_in },
  { value: "a4", label: m.book_a4 },
];

type Props = { id: string; book: Book; wish: BookWish; onChange: (wish: BookWish) => void };

/** What a book is to be like. */
export function BookForm({ id, book, wish, onChange }: Props) {
  const set = (change: Partial<BookWish>) => onChange({ ...wish, ...change });
  const { made } = book;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{m.book_size_of_the_pages()}</legend>
        <div className="flex flex-wrap gap-2.5">
          {formats.map(({ value, label }) => (
            <RadioPill
              key={value}
              group="format"
              isChosen={wish.format === value}
              onChoose={() => set({ format: value })}
              className="flex-1 justify-center px-3 whitespace-nowrap"
            >
              {label()}
            </RadioPill>
          ))}
        </div>
      </fieldset>
      <ExplainedCheckbox
        label={m.book_for_a_printer()}
        isChecked={wish.bleed}
        onChange={(bleed) => set({ bleed })}
      >
        {m.book_3_mm_bleed_and_crop_marks()}
        {made && " "}
        {made &&
          m.book_spine_for_pages_pages_spine_mm_mm({
            pages: made.pages,
            spine_mm: made.spine_mm.toLocaleString("en-US"),
          })}
      </ExplainedCheckbox>
      <ExplainedCheckbox
        label={m.book_with_the_family()}
        isChecked={wish.family}
        onChange={(family) => set({ family })}
      >
        {m.book_the_tree_dates_recipes_and_sayings()}
      </ExplainedCheckbox>
      <VoiceChoice book={book} wish={wish} onChange={set} />
      <TextField
        label={m.book_title_optional()}
        hint={m.book_else_it_is_called_like_the_story()}
        value={wish.title}
        onChange={(title) => set({ title })}
        maxLength={limits.titleCharacters}
      />
      <TextArea
        label={m.book_dedication_optional()}
        hint={m.book_a_page_of_its_own_such_as()}
        value={wish.dedication}
        onChange={(dedication) => set({ dedication })}
        rows={3}
        maxLength={limits.dedicationCharacters}
      />
      <PhotographCaptions
        photographs={book.photographs}
        captions={wish.captions}
        onChange={(captions) => set({ captions })}
      />
      <BookStories
        first={id}
        chosen={wish.story_ids.filter((each) => each !== id)}
        onChange={(chosen) => set({ story_ids: [id, ...chosen].slice(0, limits.bookStories) })}
      />
    </>
  );
}
