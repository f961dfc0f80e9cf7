import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { drawPage, type PdfDocument } from "./pdf-document.ts";

type Props = { document: PdfDocument; number: number; language: string | null };

/** One page as it is printed. Its words are read to those who do not see it. */
export function PagePicture({ document, number, language }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    let isShown = true;
    const drawn = canvas.current;
    if (drawn)
      drawPage(document, number, drawn).then(
        (text) => isShown && setWords(text),
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, [document, number]);
  return (
    <figure className="min-w-0 flex-1">
      <canvas
        ref={canvas}
        role="img"
        aria-label={m.book_page_number({ number })}
        className="block w-full border border-line bg-[white] shadow-2"
      />
      <figcaption lang={language ?? undefined} className="sr-only">
        {words || m.book_this_page_is_empty()}
      </figcaption>
    </figure>
  );
}
