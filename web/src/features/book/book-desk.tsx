import type { Book, BookWish } from "@saga/contract/books";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { bookQuery, isBeingSet, makeBook, otherStoriesQuery } from "./book.api.ts";
import { BookDownloads } from "./book-downloads.tsx";
import { BookForm } from "./book-form.tsx";
import { BookMaking } from "./book-making.tsx";
import { BookNotes } from "./book-notes.tsx";
import { BookPreview } from "./book-preview.tsx";
import { endedBy } from "./ended-by.ts";

/** A preview of the book beside its settings. */
export function BookDesk({ id, book }: { id: string; book: Book }) {
  const client = useQueryClient();
  const [wish, setWish] = useState<BookWish>(book.wish);
  const { queryKey } = bookQuery(id);
  const take = (changed: Book) => client.setQueryData(queryKey, changed);
  const making = useMutation({
    mutationFn: (wanted: BookWish) => makeBook(id, wanted),
    onSuccess: (changed, wanted) => {
      take(changed);
      // As the server stores it: without spaces at the end of a line, which would count as a change for ever.
      setWish((now) => (now === wanted ? changed.wish : now));
    },
  });
  const { data: stories } = useQuery(otherStoriesQuery);
  const story = stories?.data.find((each) => each.id === id);
  const isChanged = JSON.stringify(wish) !== JSON.stringify(book.wish);
  const made = book.made?.is_current && book.state === "done" ? book.made : null;
  const isBusy = isBeingSet(book);
  return (
    <div className="grid grid-cols-1 items-start gap-8 @wide:grid-cols-[minmax(0,1fr)_23rem]">
      <section aria-label={m.book_the_pages()} className="min-w-0">
        {isBusy && <BookMaking id={id} step={book.step} onChange={take} />}
        {!isBusy && made && <BookPreview id={id} madeAt={made.made_at} language={story?.language ?? null} />}
        {!isBusy && !made && <NoPages book={book} />}
      </section>
      <Card as="section" aria-labelledby="book-wish" className="grid grid-cols-1 gap-6">
        {made && !isChanged && (
          <BookDownloads
            id={id}
            title={wish.title || story?.title || m.book_book()}
            madeAt={made.made_at}
            onChanged={() => void client.invalidateQueries({ queryKey, exact: true })}
          />
        )}
        <h2 id="book-wish" className="text-xl">
          {m.book_how_it_is_printed()}
        </h2>
        <BookForm id={id} book={book} wish={wish} onChange={setWish} />
        <BookNotes book={book} />
        {(!made || isChanged) && (
          <Button
            size="large"
            isWide
            disabledReason={(isBusy || making.isPending) && m.book_the_book_is_being_made()}
            isReasonHidden
            onPress={() => making.mutate(wish)}
          >
            <BookOpen size={26} aria-hidden />
            {book.made ? m.book_make_the_book_again() : m.book_make_the_book()}
          </Button>
        )}
        {making.error && (
          <Notice tone="failed" title={errorWords(making.error).text}>
            {errorWords(making.error).advice}
          </Notice>
        )}
      </Card>
    </div>
  );
}

function NoPages({ book: { state, error, made } }: { book: Book }) {
  if (state === "failed")
    return (
      <Notice tone="failed" title={endedBy(error).text}>
        {endedBy(error).advice}
      </Notice>
    );
  if (made && state === "done")
    return (
      <Notice tone="info" title={m.book_the_stories_have_changed_since_this_book()}>
        {m.book_make_it_again_to_see_its_pages()}
      </Notice>
    );
  return (
    <Notice
      tone="empty"
      title={state === "cancelled" ? m.book_the_book_was_not_made() : m.book_there_is_no_book_yet()}
    >
      {m.book_choose_how_it_is_to_be_printed()}
    </Notice>
  );
}
