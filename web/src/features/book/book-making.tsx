import type { Book } from "@saga/contract/books";
import { useMutation } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";
import { cancelBook } from "./book.api.ts";

const steps: Record<Book["step"], string> = {
  waiting: "Waiting for its turn...",
  reading: "Reading the stories...",
  setting: "Setting the pages...",
  keeping: "Keeping the book...",
};

type Props = { id: string; step: Book["step"]; onChange: (book: Book) => void };

/** How far a book is, and a way to stop it. */
export function BookMaking({ id, step, onChange }: Props) {
  const cancelling = useMutation({ mutationFn: () => cancelBook(id), onSuccess: onChange });
  return (
    <Card as="section" aria-label="The book is being made" className="grid justify-items-center gap-5 py-12">
      <RingsMark size={64} isPulsing />
      <p role="status" className="text-l font-semibold">
        {steps[step]}
      </p>
      <p className="text-center text-ink-soft">
        You may close this page: the book will be here when you come back.
      </p>
      {cancelling.error && <Notice tone="failed" title={errorWords(cancelling.error).advice} />}
      <Button
        variant="secondary"
        disabledReason={cancelling.isPending && "It is being stopped."}
        onPress={() => cancelling.mutate()}
      >
        Cancel
      </Button>
    </Card>
  );
}
