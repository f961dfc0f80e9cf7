import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { DeleteWordsDialog } from "./delete-words-dialog.tsx";
import { KeptOutRow } from "./kept-out-row.tsx";
import { LetInDialog } from "./let-in-dialog.tsx";
import { type OnDeleted, useDeletingWords } from "./use-deleting-words.ts";
import { type OnLetIn, useLettingIn } from "./use-letting-in.ts";

/** An interview whose kept-out things are shown. */
export type KeptOutOf = {
  interviewId: string;
  lang: string;
  messages: readonly Message[];
  onLetIn: OnLetIn;
  onDeleted: OnDeleted;
  onShow?: (messageId: string) => void;
};

const deletedWords = ({ stories }: { stories: number }): string =>
  stories === 0
    ? m.kept_out_it_is_deleted_for_good()
    : m.kept_out_it_is_deleted_for_good_stories({ count: stories });

/** What is kept out of stories, each with a button that lets it in again, and one that deletes its answer for good. */
export function KeptOutList({ items, of }: { items: readonly KeptOutItem[]; of: KeptOutOf }) {
  const { interviewId, lang, messages, onLetIn, onShow } = of;
  const lettingIn = useLettingIn(interviewId, onLetIn);
  const deleting = useDeletingWords(of);
  const status = useRef<HTMLParagraphElement>(null);
  const outcome = deleting.done
    ? deletedWords(deleting.done)
    : lettingIn.done && m.kept_out_thank_you_it_is_let_in_again();
  // The button that was pressed is gone with its row: the focus goes to what has come of it.
  useEffect(() => {
    if (outcome) status.current?.focus();
  }, [outcome]);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="font-semibold outline-none empty:hidden">
        {outcome}
      </p>
      {items.length === 0 && <p className="text-ink-soft">{m.kept_out_nothing_is_kept_out_you_can_say()}</p>}
      <ul className="grid gap-4 empty:hidden">
        {items.map((item) => (
          <KeptOutRow
            key={item.id}
            item={item}
            lang={lang}
            messages={messages}
            onLetIn={() => {
              deleting.clear();
              lettingIn.ask(item);
            }}
            onDelete={() => {
              lettingIn.clear();
              deleting.ask(item);
            }}
            onShow={onShow}
          />
        ))}
      </ul>
      <DeleteWordsDialog deleting={deleting} lang={lang} />
      <LetInDialog lettingIn={lettingIn} lang={lang} />
    </>
  );
}
