/** Saving of a text that is being changed: `saved` is what the server has, `sent` what is on its way to it. */
export type Editing = {
  text: string;
  saved: string;
  sent: string | null;
  hasFailed: boolean;
  hasSavedOnce: boolean;
};

export type EditingEvent =
  | { type: "typed"; text: string }
  | { type: "sending" }
  | { type: "stored" }
  | { type: "failed" }
  | { type: "again" };

export const newEditing = (saved: string, kept: string | null): Editing => ({
  text: kept ?? saved,
  saved,
  sent: null,
  hasFailed: false,
  hasSavedOnce: false,
});

/** The next state of the saving. Pure. */
export function nextEditing(editing: Editing, event: EditingEvent): Editing {
  switch (event.type) {
    case "typed":
      return { ...editing, text: event.text, hasFailed: false };
    case "sending":
      return { ...editing, sent: editing.text, hasFailed: false };
    case "stored":
      return { ...editing, saved: editing.sent ?? editing.saved, sent: null, hasSavedOnce: true };
    case "failed":
      return { ...editing, sent: null, hasFailed: true };
    case "again":
      return { ...editing, hasFailed: false };
  }
}

/** Something was changed that is neither stored nor on its way, and nothing stands against sending it. */
export const mustSend = (editing: Editing): boolean =>
  editing.sent === null && !editing.hasFailed && editing.text !== editing.saved;

export type EditingState = "unchanged" | "saving" | "saved" | "failed";

export function stateOf(editing: Editing): EditingState {
  if (editing.hasFailed) return "failed";
  if (editing.text !== editing.saved) return "saving";
  return editing.hasSavedOnce ? "saved" : "unchanged";
}
