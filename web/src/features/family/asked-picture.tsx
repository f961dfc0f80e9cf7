import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isTelling, rememberedTeller } from "#lib/telling.ts";
import { useBlobAddress } from "#lib/use-blob-address.ts";
import { m } from "#messages";
import { Dialog } from "#ui/dialog.tsx";
import { askedPictureQuery, consentOfTellerQuery } from "./family.api.ts";

/** To whoever tells by a link and has seen no question about it: that the picture is sent to a service that words the questions. */
function WhoElseSees() {
  const teller = isTelling() ? rememberedTeller() : null;
  const { data } = useQuery(consentOfTellerQuery(teller?.id ?? null));
  if (!data?.accepts || !data.sends_pictures) return null;
  const services = data.services.reduce((first, second) => m.dashboard_first_and_second({ first, second }));
  return (
    <p role="note" className="max-w-[41rem] justify-self-center text-s text-ink-soft">
      {m.dashboard_your_words_are_sent({ services })} {m.dashboard_pictures_go_along()}
    </p>
  );
}

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
          className="mx-auto max-h-[21vh] max-w-full rounded-m border border-line object-contain @wide:max-h-[min(24rem,45vh)]"
        />
      </button>
      <WhoElseSees />
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
