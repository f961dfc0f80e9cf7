import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, BookOpen, ZoomIn } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { bookFileQuery } from "./book.api.ts";
import { PagePicture } from "./page-picture.tsx";
import { openPdf, type PdfDocument } from "./pdf-document.ts";
import { pageWords, spreadOf, turned } from "./spreads.ts";

/** From this width on two pages stand side by side. */
const wide = "(min-width: 60rem)";

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      const query = matchMedia(wide);
      query.addEventListener("change", listen);
      return () => query.removeEventListener("change", listen);
    },
    () => matchMedia(wide).matches,
  );

type Opened = { document: PdfDocument } | { failed: true } | null;

/** Opens a file as long as it is shown. */
function usePdf(file: Blob | undefined): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let isShown = true;
    let own: PdfDocument | null = null;
    setOpened(null);
    if (file)
      openPdf(file).then(
        (document) => {
          own = document;
          if (isShown) setOpened({ document });
          else void document.loadingTask.destroy();
        },
        () => isShown && setOpened({ failed: true }),
      );
    return () => {
      isShown = false;
      void own?.loadingTask.destroy();
    };
  }, [file]);
  return opened;
}

type Props = { id: string; madeAt: string; language: string | null };

/** The pages of a book as they are printed, to turn over. */
export function BookPreview({ id, madeAt, language }: Props) {
  const { data, error, refetch } = useQuery(bookFileQuery(id, "inside", madeAt));
  const opened = usePdf(data);
  if (error)
    return (
      <Notice tone="failed" title={errorWords(error).text} onRetry={() => void refetch()}>
        {errorWords(error).advice}
      </Notice>
    );
  if (opened && "failed" in opened)
    return (
      <Notice tone="info" title={m.book_the_pages_cannot_be_shown_in_this()}>
        {m.book_download_the_book_and_look_at_it()}
      </Notice>
    );
  if (!opened) return <Spinner label={m.book_opening_the_pages()} />;
  return <Pages document={opened.document} language={language} />;
}

function Pages({ document, language }: { document: PdfDocument; language: string | null }) {
  const isWide = useIsWide();
  const [isClose, setIsClose] = useState(false);
  const isDouble = isWide && !isClose;
  const [page, setPage] = useState(1);
  const pages = document.numPages;
  const shown = isDouble ? spreadOf(page, pages) : [page];
  const ways = { pages, isDouble };
  const [before, after] = [turned(page, { ...ways, by: -1 }), turned(page, { ...ways, by: 1 })];
  const isRightAlone = isDouble && shown.length === 1 && shown[0] === 1;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-start">
        {isRightAlone && <div className="flex-1" />}
        {shown.map((number) => (
          <PagePicture key={`${number} ${isClose}`} document={document} number={number} language={language} />
        ))}
        {isDouble && shown.length === 1 && !isRightAlone && <div className="flex-1" />}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-6">
        <p role="status">
          <MarkedText
            parts={m.book_of.parts({ shown: pageWords(shown), pages })}
            marks={{ strong: (inside) => <b>{inside}</b> }}
          />
        </p>
        {isWide && (
          <Button variant="quiet" onPress={() => setIsClose(!isClose)}>
            {isClose ? <BookOpen size={24} aria-hidden /> : <ZoomIn size={24} aria-hidden />}
            {isClose ? m.book_two_pages() : m.book_closer()}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        <Button
          variant="secondary"
          disabledReason={before === null && m.book_this_is_where_the_book_begins()}
          isReasonHidden
          onPress={() => before !== null && setPage(before)}
        >
          <ArrowLeft size={24} aria-hidden />
          {m.book_previous()}
        </Button>
        <Button
          variant="secondary"
          disabledReason={after === null && m.book_this_is_where_the_book_ends()}
          isReasonHidden
          onPress={() => after !== null && setPage(after)}
        >
          {m.book_next()}
          <ArrowRight size={24} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
