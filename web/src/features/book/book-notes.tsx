import type { Book } from "@saga/contract/books";
import { EyeOff, Image, ImageOff } from "lucide-react";
import { m } from "#messages";

/** Says what is not in the book, and which photographs are too small to be printed well. */
export function BookNotes({ book: { kept_out, small_photographs, unprinted_photographs } }: { book: Book }) {
  if (kept_out === 0 && small_photographs.length + unprinted_photographs.length === 0) return null;
  return (
    <ul className="grid list-none grid-cols-1 gap-3 rounded-m bg-honey-soft px-[clamp(0.75rem,4vw,1.25rem)] py-4 wrap-anywhere text-on-honey-soft">
      {kept_out > 0 && (
        <li className="flex items-start gap-[clamp(0.5rem,3vw,0.75rem)]">
          <EyeOff size={24} aria-hidden className="mt-1 flex-none" />
          <span className="min-w-0">
            <b className="block">{m.book_count_sentences_are_left_out({ count: kept_out })}</b>
            {m.book_the_teller_wants_the_matter_left_alone()}
          </span>
        </li>
      )}
      {small_photographs.map(({ title, sharp_to_cm }) => (
        <li key={title} className="flex items-start gap-[clamp(0.5rem,3vw,0.75rem)]">
          <Image size={24} aria-hidden className="mt-1 flex-none" />
          <span className="min-w-0">
            <b className="block">{m.book_the_photograph_of_title_is_small({ title })}</b>
            {m.book_it_is_printed_sharp_up_to({ width: sharp_to_cm })}
          </span>
        </li>
      ))}
      {unprinted_photographs.map((title) => (
        <li key={title} className="flex items-start gap-[clamp(0.5rem,3vw,0.75rem)]">
          <ImageOff size={24} aria-hidden className="mt-1 flex-none" />
          <span className="min-w-0">
            <b className="block">{m.book_the_photograph_of_title_cannot_be_printed({ title })}</b>
            {m.book_its_file_is_damaged_choose_it_again()}
          </span>
        </li>
      ))}
    </ul>
  );
}
