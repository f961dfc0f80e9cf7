import { holdShelf } from "./toasts.ts";

/** A place in a page where toasts stand between its parts, for pages that have no corner to spare. */
export function ToastShelf() {
  return <div ref={holdShelf} data-react-aria-top-layer="true" className="flex-none" />;
}
