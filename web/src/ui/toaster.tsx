import type { CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { ToastCard } from "./toast-card.tsx";
import type { Toast } from "./toast-message.ts";

const seconds = 10;
let isMounted = false;

/** Beside the app's root and marked as top layer, so that an open dialog does not silence it. */
function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement("div");
  place.setAttribute("data-react-aria-top-layer", "true");
  document.body.append(place);
  createRoot(place).render(
    <Toaster
      offset={{ top: "1rem", bottom: "1.5rem", right: "1rem" }}
      mobileOffset={{ top: "0.5rem", left: "1rem", right: "1rem" }}
      style={{ "--width": "19.5rem" } as CSSProperties}
      expand
      visibleToasts={4}
      gap={12}
      containerAriaLabel="Messages"
    />,
  );
}

/**
 * In the corner beside what is in the middle. At the top, over the header, on phones and on a screen with a dock,
 * whose controls and newest words are at the bottom.
 */
function toastPosition(): "top-center" | "bottom-right" {
  const isPhone = window.matchMedia("(width < 48rem)").matches;
  return isPhone || document.querySelector("[data-dock]") ? "top-center" : "bottom-right";
}

/** Shows a toast at once. */
export function raiseToast(toast: Toast): void {
  mountToaster();
  sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
    // The same words again renew the message that is there instead of piling up.
    id: toast.about ?? [toast.tone, toast.title, toast.description].join("|"),
    duration: toast.tone === "error" ? Number.POSITIVE_INFINITY : seconds * 1000,
    position: toastPosition(),
  });
}
