import type { Noted } from "./ledger/note.ts";
import { endThreads, noteChosenThreads } from "./ledger/threads.ts";
import type { Choice } from "./wording/chosen.ts";
import { notePeople } from "./wording/people.ts";

/** Keeps what a model marked in a telling: threads worth coming back to, and who was named. */
export const noteMarked = (
  { draft, number, pending, pack, id, text }: Noted,
  { threads = [], told = [], names = [] }: Pick<Choice, "threads" | "told" | "names">,
): void => {
  for (const thread of draft.threads)
    if (thread.state === "waiting" && told.includes(thread.id)) thread.state = "taken_up";
  const found = threads.map((thread) => ({ ...thread, kind: "scene" as const }));
  const at = draft.interviews[number]?.turns ?? 0;
  noteChosenThreads(draft, { found, of: { message: id, interview: number, topic: pending.topic, at }, pack });
  notePeople(draft, { found: names, message: id, text, pack });
};

/** What a model marked in an answer that is kept out whole: only that the threads which lead to it are over, and not the one that it goes back to instead. */
export const noteSealed = (
  { draft, pending, pack, before, text }: Noted,
  { told = [], about, move }: Pick<Choice, "told" | "about" | "move">,
): void => {
  const over = move === "return" ? told : [...told, about];
  endThreads(draft, { told: over, before, asked: pending.asks, text, pack });
};
