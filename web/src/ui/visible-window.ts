/**
 * Tells the page's style which part of the window can be seen, in `--window-top` and `--window-height`: a keyboard on the
 * screen covers the rest. A page that is pinched larger keeps its layout.
 */
export function followVisibleWindow(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const { style } = document.documentElement;
  const measure = () => {
    const isPinched = seen.scale > 1.01;
    style.setProperty("--window-top", isPinched ? "0px" : `${seen.offsetTop}px`);
    style.setProperty("--window-height", `${seen.height * seen.scale}px`);
  };
  measure();
  seen.addEventListener("resize", measure);
  seen.addEventListener("scroll", measure);
}
