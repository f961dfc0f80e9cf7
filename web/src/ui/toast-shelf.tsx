import { holdShelf } from "./toast-place.ts";

/** A place in the flow of a page or a dialog where toasts stand, so that they push what is below them and cover nothing. */
export function ToastShelf({ className = "" }: { className?: string }) {
  return <div ref={holdShelf} data-react-aria-top-layer="true" className={`flex-none ${className}`} />;
}
