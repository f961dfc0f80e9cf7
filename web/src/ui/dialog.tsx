import { fetchedOverlay } from "./fetched-overlay.tsx";

export const loadDialog = () =>
  import("./modal-dialog.tsx").then(({ ModalDialog }) => ({ default: ModalDialog }));

/** A modal dialog: the page behind is out of reach, the focus begins on the dialog and returns afterwards. */
export const Dialog = fetchedOverlay(loadDialog);
