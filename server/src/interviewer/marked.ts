import type { Noted } from "./ledger/note.ts";
import { noteChosenThreads } from "./ledger/threads.ts";
import type { Choice } from "./wording/chosen.ts";
import { notePeople } from "./wording/people.ts";

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
