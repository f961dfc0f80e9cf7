import type { Book } from "@saga/contract/books";
import { EyeOff, Image, ImageOff } from "lucide-react";

/** What is not in the book, and which photographs are too small to be printed well. */
export function BookNotes({ book: { kept_out, small_photographs, unprinted_photographs } }: { book: Book }) {
  if (kept_out === 0 && small_photographs.length + unprinted_photographs.length === 0) return null;
  return (
    <ul className="grid list-none gap-3 rounded-m bg-honey-soft px-5 py-4 text-on-honey-soft">
      {kept_out > 0 && (
        <li className="flex items-start gap-3">
          <EyeOff size={24} aria-hidden className="mt-1 flex-none" />
          <span>
            <b className="block">{kept_out === 1 ? "1 sentence is" : `${kept_out} sentences are`} left out</b>
            The teller wants the matter left alone, or nobody has decided about it in the read-through yet.
          </span>
        </li>
      )}
      {small_photographs.map(({ title, sharp_to_cm }) => (
        <li key={title} className="flex items-start gap-3">
          <Image size={24} aria-hidden className="mt-1 flex-none" />
          <span>
            <b className="block">The photograph of “{title}” is small</b>
            It is printed sharp up to {sharp_to_cm} cm wide. A larger one will look better.
          </span>
        </li>
      ))}
      {unprinted_photographs.map((title) => (
        <li key={title} className="flex items-start gap-3">
          <ImageOff size={24} aria-hidden className="mt-1 flex-none" />
          <span>
            <b className="block">The photograph of “{title}” cannot be printed</b>
            Its file is damaged. Choose it again on the cover of the story, and it will be in the book.
          </span>
        </li>
      ))}
    </ul>
  );
}
