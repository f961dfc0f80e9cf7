import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useBlobAddress } from "#lib/use-blob-address.ts";
import { m } from "#messages";
import { Dialog } from "#ui/dialog.tsx";
import { askedPictureQuery } from "./family.api.ts";

/** The picture that an interview is about, to look at while it is told about; a press shows it large. */
export function AskedPicture({ interviewId }: { interviewId: string }) {
  const { data, isError } = useQuery(askedPictureQuery(interviewId));
  const address = useBlobAddress(data ?? null);
  const [isLarge, setIsLarge] = useState(false);
  const title = m.family_what_you_are_telling_about();
  if (isError)
    return <p className="text-center text-ink-mute">{m.family_the_picture_cannot_be_shown_now()}</p>;
  if (!address) return null;
  return (
    <>
      <button
        type="button"
        aria-label={m.family_look_at_title({ title })}
        onClick={() => setIsLarge(true)}
        className="mx-auto block min-h-12 min-w-12 cursor-zoom-in"
      >
        {/* All of it is seen beside the question, on a phone too. */}
        <img
          src={address}
          alt={title}
          className="mx-auto max-h-[21vh] max-w-full rounded-m border border-line object-contain @wide:max-h-[min(24rem,38vh)]"
        />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} title={title}>
        <img
          src={address}
          alt={title}
          className="mx-auto max-h-[65dvh] max-w-full rounded-m object-contain"
        />
      </Dialog>
    </>
  );
}
