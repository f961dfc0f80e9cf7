import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TurnedBack } from "#ui/turned-back.tsx";
import { bookQuery } from "./book.api.ts";
import { BookDesk } from "./book-desk.tsx";

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** `/story/{id}/book`: a story, or several, as a book to print. */
export function BookPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(bookQuery(id));
  if (error && isUnknown(error))
    return <TurnedBack to={paths.home()} why={m.book_there_is_no_such_story()} />;
  return (
    <div className="wrap pt-5 pb-18">
      <BackLink to={paths.story(id)}>{m.book_back_to_the_story()}</BackLink>
      <PageHeading title={m.book_the_book()} className="mb-5 text-3xl">
        {m.book_the_book()}
      </PageHeading>
      {!data && !error && <Spinner label={m.book_opening_the_book()} />}
      {error && !data && (
        <Notice tone="failed" title={errorWords(error).advice} onRetry={() => void refetch()} />
      )}
      {data && <BookDesk key={id} id={id} book={data} />}
    </div>
  );
}
