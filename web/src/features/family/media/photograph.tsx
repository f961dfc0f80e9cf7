import type { Media, PictureSize } from "@saga/contract/family-media";
import { undrawnType } from "@saga/contract/vocabulary";
import { type ReactNode, useState } from "react";
import { mediaAddress, pictureAddress } from "../family.api.ts";

type Props = {
  file: Media;
  size: PictureSize;
  alt: string;
  className: string;
  /** What stands there when nothing here can show it. */
  instead: ReactNode;
  onUnseen?: () => void;
};

/** Is it shown as it was given? What the server does not draw some browsers show. */
const isAsGiven = ({ media_type }: Media): boolean => media_type === undrawnType;

/** A photograph as the server draws it; never a broken picture. */
export function Photograph({ file, size, alt, className, instead, onUnseen }: Props) {
  const [isUnseen, setIsUnseen] = useState(false);
  if (isUnseen) return instead;
  return (
    <img
      src={isAsGiven(file) ? mediaAddress(file.id) : pictureAddress(file, size)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => {
        setIsUnseen(true);
        onUnseen?.();
      }}
      style={isAsGiven(file) ? { rotate: `${file.rotation}deg` } : undefined}
      className={className}
    />
  );
}
