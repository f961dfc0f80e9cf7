import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { fileNameOf, keepFile } from "#lib/keep-file.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { bookFileQuery } from "./book.api.ts";

type Props = { id: string; title: string; madeAt: string; onChanged: () => void };

/** The files of a book, once it is typeset. */
export function BookDownloads({ id, title, madeAt, onChanged }: Props) {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [kept, setKept] = useState("");
  const save = (part: "inside" | "cover", name: string) =>
    client.fetchQuery(bookFileQuery(id, part, madeAt)).then(
      (file) => {
        keepFile(file, fileNameOf(name, "pdf"));
        setError(null);
        setKept(m.book_the_file_is_among_your_downloads());
      },
      (failure: unknown) => {
        setError(failure);
        onChanged();
      },
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button size="large" isWide onPress={() => void save("inside", title)}>
        <Download size={26} aria-hidden />
        {m.book_download_pdf()}
      </Button>
      <Button variant="secondary" isWide onPress={() => void save("cover", m.book_title_cover({ title }))}>
        {m.book_download_the_cover()}
      </Button>
      <p role="status" className="text-s text-ink-mute">
        {kept}
      </p>
      {error !== null && (
        <Notice tone="failed" title={errorWords(error).text}>
          {errorWords(error).advice}
        </Notice>
      )}
    </div>
  );
}
