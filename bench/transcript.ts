import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "../server/src/platform/database.ts";
import { createLog } from "../server/src/platform/log.ts";
import { answerNumber } from "./answers.ts";
import type { Place } from "./engines.ts";
import type { Talk } from "./talk.ts";

/** The database of a server that is running, from outside. */
export const openPlace = (place: Omit<Place, "remove">): Database =>
  openDatabase({ ...place, log: createLog("silent") });

const filler = (interview: string, position: number) => ({
  id: randomUUID(),
  interview_id: interview,
  position,
  role: position % 2 === 0 ? "assistant" : "user",
  content: position % 2 === 0 ? `Made-up question ${position}: what else was there?` : answerNumber(position),
  topic: null,
  heard: null,
  move: null,
  recordings: null,
  is_private: 0,
  created_at: new Date().toISOString(),
});

/** Puts made-up messages before the stored ones, until the interview has `length` messages, with the last ones as they were. */
export async function padTranscript(db: Database, talk: Talk, length: number): Promise<void> {
  const added = length - talk.messages.length;
  const fillers = Array.from({ length: added }, (_, position) => filler(talk.interview, position));
  const id = talk.interview;
  await db.transaction().execute(async (trx) => {
    // Downwards past all numbers in use, then up: positions are unique at every moment.
    for (const shift of [-10_000, 10_000 + added]) {
      const moved = trx.updateTable("messages").set((row) => ({ position: row("position", "+", shift) }));
      await moved.where("interview_id", "=", id).execute();
    }
    await trx.insertInto("messages").values(fillers).execute();
    await trx.updateTable("interviews").set({ message_count: length }).where("id", "=", id).execute();
  });
  talk.messages.unshift(...fillers.map(({ role, content }) => ({ role: role as "user", content })));
}

/** Remembers an interview as it is; the function it answers takes it back there after a turn. */
export async function rememberInterview(db: Database, talk: Talk): Promise<() => Promise<void>> {
  const { progress, message_count, preview, interviewee_id } = await db
    .selectFrom("interviews")
    .selectAll()
    .where("id", "=", talk.interview)
    .executeTakeFirstOrThrow();
  const { data } = await db
    .selectFrom("ledgers")
    .select("data")
    .where("person_id", "=", interviewee_id)
    .executeTakeFirstOrThrow();
  const { turns, isComplete } = talk;
  const id = talk.interview;
  return async () => {
    await db.transaction().execute(async (trx) => {
      const later = trx.deleteFrom("messages").where("interview_id", "=", id);
      await later.where("position", ">=", message_count).execute();
      await trx
        .updateTable("interviews")
        .set({ progress, message_count, preview })
        .where("id", "=", id)
        .execute();
      await trx.updateTable("ledgers").set({ data }).where("person_id", "=", interviewee_id).execute();
    });
    talk.messages.length = message_count;
    Object.assign(talk, { turns, isComplete });
  };
}
