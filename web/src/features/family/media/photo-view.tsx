import type { Media } from "@saga/contract/family-media";
import { Image, RotateCw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { pictureAddress } from "../family.api.ts";

type Props = { file: Media; title: string; onTurn: (rotation: Media["rotation"]) => void };

/** A photograph in a list; a press shows it large, where it can be turned. */
export function PhotoView({ file, title, onTurn }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Image size={28} aria-hidden />;
  return (
    <>
      <button
        type="button"
        aria-label={m.family_look_at_title({ title })}
        onClick={() => setIsOpen(true)}
        className="size-full cursor-zoom-in"
      >
        <img
          src={pictureAddress(file, "small")}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
          className="size-full object-cover"
        />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        actions={
          <Button
            variant="secondary"
            onPress={() => onTurn(((file.rotation + 90) % 360) as Media["rotation"])}
          >
            <RotateCw size={22} aria-hidden />
            {m.family_turn_it()}
          </Button>
        }
      >
        <img
          src={pictureAddress(file, "large")}
          alt={title}
          className="mx-auto max-h-[60dvh] max-w-full rounded-m object-contain"
        />
      </Dialog>
    </>
  );
}
