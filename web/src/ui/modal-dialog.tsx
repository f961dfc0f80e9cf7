import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { ToastShelf } from "./toast-shelf.tsx";

export type DialogProps = {
  isOpen: boolean;
  /** Called by Close, Escape and a press outside. Without it the dialog stays until it is answered. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, below the content. */
  actions?: ReactNode;
  role?: "dialog" | "alertdialog";
};

/** A modal dialog: the page behind is out of reach, the focus begins on the dialog and returns afterwards. */
export function ModalDialog({ isOpen, onClose, title, children, actions, role = "dialog" }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      isDismissable={Boolean(onClose) && role === "dialog"}
      isKeyboardDismissDisabled={!onClose}
      className="fixed inset-0 z-40 animate-appear bg-[oklch(0.2_0.02_60/0.55)]"
    >
      {/* In what can be seen of the window: toasts on top, and below them the dialog. */}
      <div className="absolute inset-x-0 top-[var(--window-top,0px)] flex h-[var(--window-height,100dvh)] flex-col">
        <ToastShelf className="mx-auto w-full max-w-[36rem]" />
        <div className="grid min-h-0 flex-1 grid-cols-1 overflow-y-auto p-3">
          <Modal className="m-auto w-full max-w-[34rem]">
            <AriaDialog
              role={role}
              className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-[clamp(1.1rem,5vw,2rem)] shadow-2 outline-none"
            >
              <div className="flex flex-wrap items-start justify-between gap-x-1">
                <Heading
                  slot="title"
                  level={2}
                  className="min-w-0 flex-1 basis-36 pt-2 text-[clamp(1.5rem,6vw,1.944rem)]"
                >
                  {title}
                </Heading>
                {onClose && (
                  <Button
                    variant="quiet"
                    size="small"
                    onPress={onClose}
                    className="-mr-3 ml-auto shrink-0 px-3!"
                  >
                    <X size={22} aria-hidden />
                    {m.ui_close()}
                  </Button>
                )}
              </div>
              {children}
              {actions && <div className="flex flex-wrap items-start gap-3">{actions}</div>}
            </AriaDialog>
          </Modal>
        </div>
      </div>
    </ModalOverlay>
  );
}
