import type { Media } from "@saga/contract/family-media";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Photograph } from "./photograph.tsx";

type Props = {
  file: Media;
  title: string;
  onTurn: (rotation: Media["rotation"]) => void;
  /** Nothing here can show it: then there is nothing to press. */
  onUnseen: () => void;
};

/** A photograph in a list; a press shows it large, where it can be turned. */
export function PhotoView({ file, title, onTurn, onUnseen }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={m.family_look_at_title({ title })}
        onClick={() => setIsOpen(true)}
        className="size-full cursor-zoom-in"
      >
        <Photograph
          file={file}
          size="small"
          alt=""
          instead={null}
          onUnseen={onUnseen}
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
        <Photograph
          file={file}
          size="large"
          alt={title}
          instead={m.family_this_picture_cannot_be_shown_here()}
          className="mx-auto max-h-[60dvh] max-w-full rounded-m object-contain"
        />
      </Dialog>
    </>
  );
}
