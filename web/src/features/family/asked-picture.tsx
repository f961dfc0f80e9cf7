import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "#lib/use-blob-address.ts";
import { m } from "#messages";
import { askedPictureQuery } from "./family.api.ts";

/** The picture that an interview is about, to look at while it is told about. */
export function AskedPicture({ interviewId }: { interviewId: string }) {
  const { data, isError } = useQuery(askedPictureQuery(interviewId));
  const address = useBlobAddress(data ?? null);
  if (isError)
    return <p className="text-center text-ink-mute">{m.family_the_picture_cannot_be_shown_now()}</p>;
  if (!address) return null;
  return (
    <img
      src={address}
      alt={m.family_what_you_are_telling_about()}
      className="mx-auto max-h-[min(24rem,45vh)] max-w-full rounded-m border border-line object-contain"
    />
  );
}
