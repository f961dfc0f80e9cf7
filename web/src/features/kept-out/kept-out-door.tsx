import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { m } from "#messages";
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
        {m.kept_out_nothing_is_kept_out_of_stories_any()}
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
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={m.kept_out_kept_out_of_stories()}>
        {data.length > 0 && (
          <p className="text-ink-soft">{m.kept_out_this_stays_in_the_interview_and_stands()}</p>
        )}
        <KeptOutList items={data} of={of} />
      </Dialog>
    </div>
  );
}
