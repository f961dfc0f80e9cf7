import type { Book, BookWish } from "@saga/contract/books";
import { limits } from "@saga/contract/vocabulary";
import { m } from "#messages";
import { TextArea } from "#ui/text-area.tsx";

type Props = {
  photographs: Book["photographs"];
  captions: BookWish["captions"];
  onChange: (captions: BookWish["captions"]) => void;
};

/** What stands below each photograph of the book. */
export function PhotographCaptions({ photographs, captions, onChange }: Props) {
  const textOf = (id: string): string => captions.find(({ story_id }) => story_id === id)?.text ?? "";
  const write = (id: string, text: string) => {
    const others = captions.filter(({ story_id }) => story_id !== id);
    onChange(text.trim() === "" ? others : [...others, { story_id: id, text }]);
  };
  return photographs.map(({ story_id, title }, at) => (
    <TextArea
      key={story_id}
      label={
        photographs.length === 1
          ? m.book_below_the_photograph_optional()
          : m.book_below_the_photograph_of_title_optional({ title })
      }
      hint={at === 0 ? m.book_who_is_on_it_where_and_when() : undefined}
      value={textOf(story_id)}
      onChange={(text) => write(story_id, text)}
      rows={2}
      maxLength={limits.captionCharacters}
    />
  ));
}
