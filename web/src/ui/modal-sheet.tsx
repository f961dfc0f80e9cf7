import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { m } from "#messages";
import { Button } from "./button.tsx";

export type SheetProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode };

/** A sheet that slides in from the right edge, over the page. */
export function ModalSheet({ isOpen, onClose, title, children }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-40 animate-appear bg-[oklch(0.2_0.02_60/0.55)]"
    >
      <Modal className="fixed top-0 right-0 bottom-0 w-[min(22rem,100%-2.5rem)] animate-slide-in overflow-y-auto bg-surface shadow-3">
        <Dialog className="grid grid-cols-1 content-start gap-4 p-4 outline-none">
          <div className="flex flex-wrap items-center justify-between gap-x-3 pl-4">
            <Heading slot="title" level={2} className="text-xl">
              {title}
            </Heading>
            <Button variant="quiet" onPress={onClose}>
              <X size={24} aria-hidden />
              {m.ui_close()}
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
