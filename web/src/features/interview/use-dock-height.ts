import { type RefObject, useEffect } from "react";

/** Share of the window that the dock may take before it stops staying in sight: with large text, a low window. */
const mostOfWindow = 0.5;

/** Tells the page's style how high the dock is, in `--dock-height`, and marks it when it is too tall to stay. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      const isTall = element.offsetHeight > window.innerHeight * mostOfWindow;
      element.toggleAttribute("data-tall", isTall);
      root.style.setProperty("--dock-height", isTall ? "0px" : `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      root.style.removeProperty("--dock-height");
    };
  }, [dock]);
}
