import type { Book } from "@saga/contract/books";
import { useMutation } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";
import { cancelBook } from "./book.api.ts";

const steps: Record<Book["step"], () => string> = {
  waiting: m.book_waiting_for_its_turn,
  reading: m.book_reading_the_stories,
  setting: m.book_setting_the_pages,
  keeping: m.book_keeping_the_book,
};

type Props = { id: string; step: Book["step"]; onChange: (book: Book) => void };

/** How far a book is, and a way to stop it. */
export function BookMaking({ id, step, onChange }: Props) {
  const cancelling = useMutation({ mutationFn: () => cancelBook(id), onSuccess: onChange });
  return (
    <Card
      as="section"
      aria-label={m.book_the_book_is_being_made_2()}
      className="grid justify-items-center gap-5 py-12"
    >
      <RingsMark size={64} isPulsing />
      <p role="status" className="text-l font-semibold">
        {steps[step]()}
      </p>
      <p className="text-center text-ink-soft">{m.book_you_may_close_this_page_the_book()}</p>
      {cancelling.error && <Notice tone="failed" title={errorWords(cancelling.error).advice} />}
      <Button
        variant="secondary"
        disabledReason={cancelling.isPending && m.book_it_is_being_stopped()}
        onPress={() => cancelling.mutate()}
      >
        {m.book_cancel()}
      </Button>
    </Card>
  );
}
