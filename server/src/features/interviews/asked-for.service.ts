import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { askFor } from "#interviewer/asked-for.ts";
import type { Language } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachInterview } from "./interviews.access.ts";
import { moveRecord } from "./turn-record.ts";

type Dependencies = { db: Database; store: InterviewStore; reachInterview: ReachInterview; clock: Clock };

export type AskNext = (
  actor: Actor,
  asked: { interview: string; person: string; words: (language: Language) => string },
) => Promise<string | null>;

/**
 * Has an interview ask next which of two dates is right. A question that waits stays in the transcript; the new one is what the
 * next answer answers. Asked for twice, it is asked once. Answers the question; null: it is to be left alone.
 */
export const createAskNext =
  ({ db, store, reachInterview, clock }: Dependencies): AskNext =>
  async (actor, { interview: id, person, words }) => {
    const reached = await reachInterview(actor, id);
    if (reached.person.id !== person) throw new Failure("interviews.not_found");
    return db.transaction().execute(async (trx) => {
      const interview = await store.interviews.lock(id, isoNow(clock), trx);
      if (!interview) throw new Failure("interviews.not_found");
      const setting = store.settingOf(interview);
      const ledger = await store.ledgers.hold(person, trx);
      if (ledger.interviews[setting.number]?.complete) throw new Failure("interviews.complete");
      const asked = askFor({ ...setting, ledger }, words(setting.language));
      if (!asked) return null;
      const position = interview.message_count;
      const [last] = await store.messages.list(id, Math.max(0, position - 1), trx);
      if (last?.role === "assistant" && last.content === asked.text) return asked.text;
      const said = { content: asked.text, move: moveRecord({ move: "open", also: [] }) };
      await store.messages.add([store.newMessage({ interview, position, role: "assistant", ...said })], trx);
      await store.ledgers.write({ personId: person, ledger: asked.ledger, now: isoNow(clock) }, trx);
      await store.interviews.change(id, { message_count: position + 1 }, trx);
      return asked.text;
    });
  };
