import type { Choice } from "./chosen.ts";
import type { Noted } from "./note.ts";
import { notePeople } from "./people.ts";
import { noteChosenThreads } from "./threads.ts";

/** Keeps what a model marked in a telling: threads worth coming back to, and who was named. */
export const noteMarked = (
  { draft, number, pending, pack, id, text }: Noted,
  { threads = [], names = [] }: Pick<Choice, "threads" | "names">,
): void => {
  const found = threads.map((thread) => ({ ...thread, kind: "scene" as const }));
  const at = draft.interviews[number]?.turns ?? 0;
  noteChosenThreads(draft, { found, of: { message: id, interview: number, topic: pending.topic, at }, pack });
  notePeople(draft, { found: names, message: id, text, pack });
};
