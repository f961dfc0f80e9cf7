import { expect, it } from "vitest";
import { type EditingEvent, mustSend, newEditing, nextEditing, stateOf } from "./story-editing.ts";

const after = (...events: EditingEvent[]) => events.reduce(nextEditing, newEditing("Old", null));
const typed: EditingEvent = { type: "typed", text: "New" };

it("a change is sent and then saved", () => {
  expect(mustSend(after(typed))).toBe(true);
  expect(mustSend(after(typed, { type: "sending" }))).toBe(false);
  const stored = after(typed, { type: "sending" }, { type: "stored" });
  expect(stored.saved).toBe("New");
  expect(stateOf(stored)).toBe("saved");
});

it("what is typed while saving is sent afterwards", () => {
  const editing = after(typed, { type: "sending" }, { type: "typed", text: "Newer" }, { type: "stored" });
  expect(editing.text).toBe("Newer");
  expect(mustSend(editing)).toBe(true);
  expect(stateOf(editing)).toBe("saving");
});

it("a failure keeps the text and is tried again when asked for or when typing goes on", () => {
  const failed = after(typed, { type: "sending" }, { type: "failed" });
  expect(failed.text).toBe("New");
  expect(stateOf(failed)).toBe("failed");
  expect(mustSend(failed)).toBe(false);
  expect(mustSend(nextEditing(failed, { type: "again" }))).toBe(true);
  expect(mustSend(nextEditing(failed, { type: "typed", text: "New." }))).toBe(true);
});

it("a text that was kept on the device before it could be saved is there again, and is sent", () => {
  const editing = newEditing("Old", "Kept");
  expect(editing.text).toBe("Kept");
  expect(mustSend(editing)).toBe(true);
});
