/** Where the toasts are: one element that moves to the newest shelf. */

let place: HTMLElement | null = null;
const shelves: HTMLElement[] = [];

/** On the newest shelf (a dialog's while one is open, else the page's); above the whole page where there is none. */
function settle(): void {
  if (!place) return;
  const shelf = shelves.at(-1);
  if (!shelf) document.body.prepend(place);
  else if (place.parentElement !== shelf) shelf.append(place);
}

/** Makes the element that holds the toasts. It outlives every page, and what is in it is not built anew when it moves. */
export function makePlace(): HTMLElement {
  place = document.createElement("div");
  place.className = "@container sticky top-0 z-30 [body>&]:bg-page";
  place.setAttribute("data-react-aria-top-layer", "true");
  settle();
  return place;
}

/** A ref for a shelf. */
export function holdShelf(shelf: HTMLElement | null): (() => void) | undefined {
  if (!shelf) return;
  shelves.push(shelf);
  settle();
  return () => {
    shelves.splice(shelves.indexOf(shelf), 1);
    settle();
  };
}

/** Pixels between what somebody works at and the window's edge. */
const margin = 8;

/** Milliseconds within which a toast is in its place. */
const settled = 500;

let growth: ResizeObserver | null = null;

/**
 * Called before a toast comes: it is to push the page wherever that is scrolled to. Browsers that anchor the scroll position
 * would leave everything where it is, and what stood at the window's top would be behind the toast. What is focused stays in
 * sight.
 */
export function pushPage(): void {
  growth?.disconnect();
  if (!place) return;
  const toasts = place;
  const height = toasts.offsetHeight;
  const { style } = document.body;
  style.overflowAnchor = "none";
  // Words that are there already are renewed, and push nothing.
  setTimeout(() => {
    style.overflowAnchor = "";
  }, settled);
  growth = new ResizeObserver((_, observer) => {
    const grown = toasts.offsetHeight - height;
    if (grown <= 0) return;
    observer.disconnect();
    const focused = document.querySelector("main :focus");
    const hidden = focused ? focused.getBoundingClientRect().bottom + margin - window.innerHeight : 0;
    window.scrollBy({ top: Math.max(0, Math.min(grown, hidden)), behavior: "instant" });
  });
  growth.observe(toasts);
}
