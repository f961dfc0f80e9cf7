import type { CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import type { Toast } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

const seconds = 10;
let isMounted = false;

/** Beside the app's root and marked as top layer, so that an open dialog does not silence it. */
function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement("div");
  place.setAttribute("data-react-aria-top-layer", "true");
  document.body.append(place);
  // Beside a dialog and above the dock of an interview; on phones below the header, where neither has its buttons.
  const isPhone = window.matchMedia("(width < 48rem)").matches;
  createRoot(place).render(
    <Toaster
      position={isPhone ? "top-center" : "bottom-right"}
      offset={{ bottom: "8rem", right: "1rem" }}
      mobileOffset={{ top: "5rem", left: "1rem", right: "1rem" }}
      style={{ "--width": "19.5rem" } as CSSProperties}
      expand
      visibleToasts={4}
      gap={12}
      containerAriaLabel="Messages"
    />,
  );
}

/** Shows a toast at once. */
export function raiseToast(toast: Toast): void {
  mountToaster();
  sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
    // The same words again renew the message that is there instead of piling up.
    id: [toast.tone, toast.title, toast.description].join("|"),
    duration: toast.tone === "error" ? Number.POSITIVE_INFINITY : seconds * 1000,
    // On a screen whose controls and newest words are at the bottom, messages appear at the top.
    position: document.querySelector("[data-dock]") ? "top-center" : "bottom-right",
  });
}
