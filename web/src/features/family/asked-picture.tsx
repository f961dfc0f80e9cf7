import { useState } from "react";
import { m } from "#messages";
import { pictureAddress } from "./family.api.ts";

/** The picture that an interview is about, to look at while it is told about. Whoever tells by a link cannot see it. */
export function AskedPicture({ id }: { id: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      src={pictureAddress({ id, rotation: 0 }, "large")}
      alt={m.family_what_you_are_telling_about()}
      onError={() => setIsMissing(true)}
      className="mx-auto max-h-[min(24rem,45vh)] max-w-full rounded-m border border-line object-contain"
    />
  );
}
