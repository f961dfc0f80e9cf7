import { type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { ToastList } from "./toast-list.tsx";
import { useToasts } from "./toasts.ts";

let isMounted = false;

/** Beside the app's root, so that it outlives every page; marked as top layer, so that an open dialog does not silence it. */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement("div");
  place.setAttribute("data-react-aria-top-layer", "true");
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}

/** Pixels that dialogs and toasts need side by side: 34 rem in the middle, twice 17 rem and some air. */
const besideRem = 71;

/** Tells the page's style how much room toasts take at the window's lower edge: pages end above, and dialogs that are not beside them. */
function useToastRoom(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = corner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isBeside = window.innerWidth >= besideRem * rem;
      style.setProperty("--toast-page-room", `${element.offsetHeight}px`);
      style.setProperty("--toast-room", `${isBeside ? 0 : element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [corner]);
}

/** The toasts: on the shelf of the page that has one, else at the lower edge of what can be seen of the window. */
function Toaster() {
  const { raised, shelf } = useToasts();
  const corner = useRef<HTMLDivElement>(null);
  useToastRoom(corner);
  return (
    <>
      <div
        ref={corner}
        className="pointer-events-none fixed top-[calc(var(--window-top,0px)+var(--window-height,100dvh))] right-0 z-50 w-full -translate-y-full md:w-[18rem]"
      >
        {!shelf && <ToastList toasts={raised} className="not-empty:p-2" />}
      </div>
      {shelf && createPortal(<ToastList toasts={raised} className="wrap not-empty:py-2" />, shelf)}
    </>
  );
}
