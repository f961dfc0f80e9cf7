import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { otherStoriesQuery } from "./book.api.ts";

type Props = { first: string; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Which stories stand in the book, in the order in which they are chosen; the first one always does. */
export function BookStories({ first, chosen, onChange }: Props) {
  const { data } = useQuery(otherStoriesQuery);
  const others = (data?.data ?? []).filter(({ id }) => id !== first);
  if (others.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{m.book_more_stories_in_this_book()}</legend>
      <ul className="grid max-h-80 grid-cols-1 list-none gap-1 overflow-y-auto p-1">
        {others.map(({ id, title, language }) => (
          <li key={id}>
            <label className="flex min-h-target cursor-pointer items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
                className="size-6 flex-none cursor-pointer accent-primary"
              />
              <span lang={language} className="min-w-0 wrap-break-word">
                {title}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
