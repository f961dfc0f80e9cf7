import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { KeptOutList, type KeptOutOf } from "./kept-out-list.tsx";
import { countWords } from "./kept-out-words.ts";

/** A quiet button with the number of things that are kept out of stories; it opens their list. Nothing where there are none. */
export function KeptOutDoor(of: KeptOutOf) {
  const { data = [] } = useQuery(keptOutQuery(of.interviewId));
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const rest = useRef<HTMLParagraphElement>(null);
  const isGone = wasOpen && !isOpen && data.length === 0;
  // The button that opened the list is gone with its last entry.
  useEffect(() => {
    if (isGone) rest.current?.focus();
  }, [isGone]);

  if (isGone)
    return (
      <p ref={rest} tabIndex={-1} className="text-s text-ink-mute outline-none">
        Nothing is kept out of stories any more.
      </p>
    );
  if (data.length === 0 && !isOpen) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        className="-ml-2 px-2! text-ink-mute!"
        onPress={() => {
          setIsOpen(true);
          setWasOpen(true);
        }}
      >
        <Lock size={20} aria-hidden />
        {countWords(data.length)}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Kept out of stories">
        {data.length > 0 && (
          <p className="text-ink-soft">This stays in the interview, and stands in no story.</p>
        )}
        <KeptOutList items={data} of={of} />
      </Dialog>
    </div>
  );
}
