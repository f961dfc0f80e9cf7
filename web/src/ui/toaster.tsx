import { createRoot } from "react-dom/client";
import { watchPresses } from "./press.ts";
import { ToastList } from "./toast-list.tsx";
import { makePlace } from "./toast-place.ts";

let isMounted = false;

/** The toasts have a root of their own, so that they outlive every page. */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  watchPresses();
  createRoot(makePlace()).render(<ToastList />);
}
