import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { KeptOutRow } from "./kept-out-row.tsx";
import { LetInDialog } from "./let-in-dialog.tsx";
import { type OnLetIn, useLettingIn } from "./use-letting-in.ts";

/** An interview whose kept-out things are shown. */
export type KeptOutOf = {
  interviewId: string;
  lang: string;
  messages: readonly Message[];
  onLetIn: OnLetIn;
  onShow?: (messageId: string) => void;
};

/** What is kept out of stories, each with a button that lets it in again. */
export function KeptOutList({ items, of }: { items: readonly KeptOutItem[]; of: KeptOutOf }) {
  const { interviewId, lang, messages, onLetIn, onShow } = of;
  const lettingIn = useLettingIn(interviewId, onLetIn);
  const status = useRef<HTMLParagraphElement>(null);
  const { isDone } = lettingIn;
  // The button that was pressed is gone with its row: the focus goes to what has come of it.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="font-semibold outline-none empty:hidden">
        {isDone && m.kept_out_thank_you_it_is_let_in_again()}
      </p>
      {items.length === 0 && <p className="text-ink-soft">{m.kept_out_nothing_is_kept_out_you_can_say()}</p>}
      <ul className="grid gap-4 empty:hidden">
        {items.map((item) => (
          <KeptOutRow
            key={item.id}
            item={item}
            lang={lang}
            messages={messages}
            onLetIn={() => lettingIn.ask(item)}
            onShow={onShow}
          />
        ))}
      </ul>
      <LetInDialog lettingIn={lettingIn} lang={lang} />
    </>
  );
}
