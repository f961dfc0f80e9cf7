import { useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { pictureAddress } from "./family.api.ts";

/** The picture that an interview was started from, to look at while it is told about. */
export function AskedPicture() {
  const [search] = useSearchParams();
  const [isMissing, setIsMissing] = useState(false);
  const id = search.get("picture");
  if (!id || isMissing) return null;
  return (
    <img
      src={pictureAddress({ id, rotation: 0 }, "large")}
      alt={m.family_what_you_are_telling_about()}
      onError={() => setIsMissing(true)}
      className="mx-auto max-h-[min(24rem,45vh)] max-w-full rounded-m border border-line object-contain"
    />
  );
}
