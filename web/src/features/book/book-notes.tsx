import type { Book } from "@saga/contract/books";
import { EyeOff, Image, ImageOff } from "lucide-react";
import { m } from "#messages";

/** Says what is not in the book, and which photographs are too small to be printed well. */
export function BookNotes({ book: { kept_out, small_photographs, unprinted_photographs } }: { book: Book }) {
  if (kept_out === 0 && small_photographs.length + unprinted_photographs.length === 0) return null;
  return (
    <ul className="grid list-none gap-3 rounded-m bg-honey-soft px-5 py-4 text-on-honey-soft">
      {kept_out > 0 && (
        <li className="flex items-start gap-3">
          <EyeOff size={24} aria-hidden className="mt-1 flex-none" />
          <span>
            <b className="block">{m.book_count_sentences_are_left_out({ count: kept_out })}</b>
            {m.book_the_teller_wants_the_matter_left_alone()}
          </span>
        </li>
      )}
      {small_photographs.map(({ title, sharp_to_cm }) => (
        <li key={title} className="flex items-start gap-3">
          <Image size={24} aria-hidden className="mt-1 flex-none" />
          <span>
            <b className="block">{m.book_the_photograph_of_title_is_small({ title })}</b>
            {m.book_it_is_printed_sharp_up_to({ width: sharp_to_cm })}
          </span>
        </li>
      ))}
      {unprinted_photographs.map((title) => (
        <li key={title} className="flex items-start gap-3">
          <ImageOff size={24} aria-hidden className="mt-1 flex-none" />
          <span>
            <b className="block">{m.book_the_photograph_of_title_cannot_be_printed({ title })}</b>
            {m.book_its_file_is_damaged_choose_it_again()}
          </span>
        </li>
      ))}
    </ul>
  );
}
