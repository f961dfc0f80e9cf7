import { fetchedOverlay } from "./fetched-overlay.tsx";
import type { SheetProps } from "./modal-sheet.tsx";

/** A sheet that slides in from the right edge, over the page. */
export const SideSheet = fetchedOverlay<SheetProps>(() =>
  import("./modal-sheet.tsx").then(({ ModalSheet }) => ({ default: ModalSheet })),
);
